# The exercises of the notebooks. { $name } is filled in, { $n -> … } chooses by number.

## Exercises

exercise-heading = Exercise
exercise-wanted = The answer is { $wanted }.
hint-heading = Hint { $n } of { $of }
hint-none = There is no hint for this one.
solution-heading = Solution
solution-answer = The answer is { $answer }.
solution-line = Python finds it like this:
verdict-right = Right.
verdict-wrong = Not yet.
verdict-unread = That cannot be read as an answer.
verdict-open = Not answered yet.
verdict-open-how = Put your answer in place of the dots: { $wanted }.
verdict-asked = The question: { $asked }
verdict-given = Your answer: { $given }
answer-number = a whole number, such as 27
answer-numbers = one whole number for each seat, such as (12, 0, 31)
answer-seat = a seat: its letter, such as "F", or its index, 0 for A
answer-play = one play, such as "6^2" or "pass"
answer-plays = a list of plays, such as ["6^2", "8 Q", "pass"]
answer-chance = a chance: a fraction such as "2/7", a decimal with at least three places such as 0.286, or a percentage with its sign, such as "28.6 %"
answer-chance-range = Read “{ $read }”, but a chance lies between 0 and 1. A percentage needs its sign, as in "28.6 %".
answer-type = Read “{ $read }”, which does not fit this question.
answer-commas = Python reads several numbers where there are commas. Write it without commas, or in quotes.
answer-large = The number is too long: at most { $most } digits are read.
answer-long = The text is too long: at most { $most } characters are read.
answer-many = The list is too long: at most { $most } entries are read.
answer-unquoted = Read the number { $read }. Put plays in quotes, as in "{ $spelled }": without quotes Python calculates, and makes 4 of 6^2.
answer-unread = { $reason } The answer is { $wanted }.
nudge-illegal = { $play } is not a legal play here. { $reason } [{ $clause }]
nudge-missing = Nothing wrong so far, but { $n ->
    [one] one play is
   *[other] { $n } plays are
} still missing.
nudge-extra = All of this is legal, but { $n ->
    [one] one play does
   *[other] { $n } plays do
} not belong in the answer.
nudge-length = There { $read ->
    [one] is 1 number
   *[other] are { $read } numbers
} for { $wanted } seats.
nudge-negative = Penalty points are counted upward from 0: write them without a minus.
nudge-seat = Look at seat { $seat } once more.
nudge-rounded = As far as it goes that is near. Give at least { $places } decimal places, or the fraction.
nudge-none = Read the question once more; a hint may help.

exercise-deal-ask = Ten players, base edition. How many vampires are set aside, unseen?
exercise-deal-hint-1 = Which cards are dealt at all? Slayers are handed out on their own.
exercise-deal-hint-2 = Take away from the pack what all the players get together. R6 says how many each of them gets.
exercise-deal-why = The pack that is dealt has 108 cards, the queens among them. Take away ten for each of ten players; what remains is set aside. [R6] [R9]
exercise-deal-misread-1 = The two slayers are not in the pack: they lie face up with their holders. [R7]
exercise-deal-misread-2 = The queens are dealt too, together with the numbers. [R1]

exercise-raise-ask = A led two 5s, and B raised with two 8s. What may C do? List every legal play.
exercise-raise-hint-1 = How many cards must the play have, and what is there to beat?
exercise-raise-hint-2 = Does C have to raise at all?
exercise-raise-why = C needs exactly two cards of one value above 8: all the 9s are too many, a single 11 is too few. And passing is free. [R12] [R13]
exercise-raise-misread-1 = These are the raises. Does a seat that can raise have to? [R13]

exercise-next-leader-ask = A led a 6, B passed, C raised with a 9. Now D passes as well. Who leads the next round?
exercise-next-leader-hint-1 = How many turns does a seat have in one round?
exercise-next-leader-hint-2 = Once the lap is complete, look for the highest play.
exercise-next-leader-why = Everybody has had one turn. B still holds a 10, but a pass is final. The 9 is the highest play, and whoever made it leads. [R10] [R14]
exercise-next-leader-misread-1 = B could beat the 9, but B has passed. Is there a second turn in a round? [R10]
exercise-next-leader-misread-2 = The leader leads again only if nobody raises. [R14]

exercise-queens-ask = A led a pair of 12s. What may B do? List every legal play.
exercise-queens-hint-1 = A queen beside a number takes that number. Which pairs can she complete, and which of them are high enough?
exercise-queens-hint-2 = What do queens count when no number is with them?
exercise-queens-why = Beside the 13 a queen counts 13. Beside the 12 she only equals A's pair, beside the 11 she is lower still. Queens alone count 14. And passing is free. [R12] [R13] [R15] [R16]
exercise-queens-misread-1 = One raise is missing. What do queens count without a number beside them? [R16]

exercise-known-ask = Nine players, base edition, and the cards have just been dealt. You are A. How many 7s are in the other eight hands together?
exercise-known-hint-1 = How many vampires are set aside when nine play?
exercise-known-hint-2 = Every 7 that you do not see is somewhere. Where can it be?
exercise-known-why = With nine players nothing is set aside, so every 7 that you do not hold is in another hand. There are eight in all; take away your own. [R1] [R9]
exercise-known-misread-1 = That is how many 7s the pack has. Some of them you hold yourself. [R1]
exercise-known-misread-2 = That is how many you hold. How many does the pack have? [R1]

exercise-pick-up-ask = A led S20. B fed a 4, C a queen, D another 4, and now E feeds the 2. Who picks up the cards?
exercise-pick-up-hint-1 = Sort the fed cards by what they count. One of them counts less here than in other rounds.
exercise-pick-up-hint-2 = Two seats fed the same highest value. Which of the two is it?
exercise-pick-up-why = In a slayer round the queen counts 1, so the 4s are highest, and of equals the last one picks up. [R20]
exercise-pick-up-misread-1 = In other rounds a queen alone is 14. What does she count in a slayer round? [R20]
exercise-pick-up-misread-2 = That is the right value, but another seat fed it too. Which one picks up? [R20]
exercise-pick-up-misread-3 = A slayer does not turn the order of the cards upside down: the highest card picks up, not the lowest. [R20]
exercise-pick-up-misread-4 = The slayer counts 0, and every vampire is higher, so it does not come back to its leader. [R18]

exercise-feed-ask = A led S20, B fed a 5, and C is the last to feed. Which is the most expensive card, in penalty points, that C can feed without picking up?
exercise-feed-hint-1 = A card has a strength in this round and a price at the end of the phase. They need not be the same.
exercise-feed-hint-2 = Write down what each of C's cards counts in a slayer round, and what it costs in the end.
exercise-feed-why = In a slayer round a queen counts 1, well below the 5; left in hand at the end she would cost 14. [R20] [R28]
exercise-feed-misread-1 = That card is safe. Is there a safe one that costs more?
exercise-feed-misread-2 = That card is equal to B's and comes later. Who picks up then? [R20]
exercise-feed-misread-3 = With that card C would be highest and pick up everything. [R20]

exercise-embargo-ask = C picked up S20 in the last round, holds S15 as well, and leads. List every legal play.
exercise-embargo-hint-1 = One slayer is forbidden, for this one lead. What about the rest of the hand?
exercise-embargo-hint-2 = Equal cards may be led together, or some of them kept back.
exercise-embargo-why = Only the slayer just picked up has to wait. Vampires are led as always, and the other slayer may be led too. [R11] [R21]
exercise-embargo-misread-1 = The embargo is on the slayer just picked up. C holds another one. [R21]

exercise-blocked-ask = A led S20, and C holds nothing but S15. Which is the most expensive card, in penalty points, that B can feed without picking up?
exercise-blocked-hint-1 = What can C do in this round, and what comes of it?
exercise-blocked-hint-2 = Who takes the cards when somebody has no vampire to feed? Does it matter then whose card is highest?
exercise-blocked-why = C has no vampire to feed, has to pass, and takes everything, whoever fed the highest card. So B can feed the 13 in peace. [R22] [R23]
exercise-blocked-misread-1 = That card is safe in any case, but B can do better here. What will C have to do? [R23]
exercise-blocked-misread-2 = B need not hope for a higher card from D. Who picks up when a seat is blocked? [R23]

exercise-penalties-ask = A led S20, B fed a 10, and it was B's last card. C fed a 5. Now D feeds a 1, and it is D's last card. How many penalty points do A, B, C and D get?
exercise-penalties-hint-1 = Who picks up? Look at that hand again before you call it empty.
exercise-penalties-hint-2 = If a hand is empty now, the phase is over: add up what is left in the others.
exercise-penalties-why = B is highest, and takes S20 with all that was fed. D is out, so the phase ends here, and B pays for everything just picked up. A's queen costs 14. [R26] [R27] [R28]
exercise-penalties-misread-1 = B's hand was empty for a moment, but B fed the highest card. What comes back into that hand? [R27]
exercise-penalties-misread-2 = A queen counts 1 only while she is fed. What does she cost at the end? [R28]

exercise-next-phase-ask = The phase is over; A won its last round, and C is out. Who leads the next phase?
exercise-next-phase-hint-1 = One card decides who leads a phase.
exercise-next-phase-hint-2 = That card stays with its holder from one phase to the next. Who has it?
exercise-next-phase-why = Slayers stay where they are, and the holder of S20 leads the next phase, whoever won the last round. [R30]
exercise-next-phase-misread-1 = Winning the last round of a phase brings nothing in the next one. [R30]
exercise-next-phase-misread-2 = D holds a slayer, but not the one that decides. [R30]
exercise-next-phase-misread-3 = The neighbour of S15 leads only the first phase, when the slayers are handed out. [R4]
exercise-next-phase-misread-4 = Being out is its own reward; it does not bring the lead. [R30]

exercise-merge-ask = A led S20, B fed a 4, and C is to feed. One of C's plays is a 5. Which of C's plays, the 5 among them, lead to the very same position?
exercise-merge-hint-1 = Write down the three hands after each of the four plays. Who picks up each time?
exercise-merge-hint-2 = Whoever picks up gets back what it fed. A queen is a special case: what does she count when she is fed?
exercise-merge-why = With a number above 4 C is the highest feeder and gets that card back, with everything else on the table. Which of them it was can no longer matter, so the graph has one node for both. With the 2 or the queen B picks up. [R20]
exercise-merge-misread-1 = Some of these plays make B pick up, and then the hands are not the same.
exercise-merge-misread-2 = That one is among them, of course. Is there really no other play after which C picks up?
exercise-merge-misread-3 = After these two plays B picks up, but not the same cards, so they do not even lead to the same position as each other.

exercise-nodes-ask = How many different positions can follow from this one, itself and the ends included?
exercise-nodes-hint-1 = Keep two collections: the positions met so far, and those still to be looked at. Begin with this position in both.
exercise-nodes-hint-2 = Take one position out of the second collection. For each legal play, look at the position it leads to; only if it is new, put it into both. Stop when nobody is waiting.
exercise-nodes-why = Every position is looked at once, however many ways lead to it. A set knows which ones it has seen, because equal positions are equal in Python too.
exercise-nodes-misread-1 = You have counted some positions more than once. Two ways may lead to the same position: is it new when you meet it again?
exercise-nodes-misread-2 = Just one is missing. Is the position that everything began with among those you have counted?
exercise-nodes-misread-3 = You have counted the plays, that is, the arrows. The question is about the positions between them.
exercise-nodes-misread-4 = These are the ends only. Count the positions on the way there as well.
exercise-nodes-misread-5 = This is what A may lead. Now go on from each of these positions, to the ends.
exercise-nodes-misread-6 = This is the first position and what follows at once. Are the new positions looked at in their turn?

exercise-worth-ask = A leads. How many penalty points, at most, will A have in the end if A plays well, whatever B and C do, even together?
exercise-worth-hint-1 = Begin at the ends of the picture and go up. What does A choose among the numbers below, and what do B and C choose for A?
exercise-worth-hint-2 = At A's turns take the smallest number of those below, at the turns of B and C the largest.
exercise-worth-why = If A leads the lower card, C can take the round, is out, and A keeps the other one. If A leads the higher card first, the lower one is all that can be left. A picks the smaller of two evils, and there is no better one.
exercise-worth-misread-1 = That is the best end of all for A. Who has to be kind to A on the way there?
exercise-worth-misread-2 = That is the worst end of all for A. Can A not avoid it?
exercise-worth-misread-3 = That would be the whole hand, but A gets rid of at least one card: it is A who leads.

exercise-best-plays-ask = A leads. Which of A's leads keep A's guarantee, that is, lose nothing against the best defence? List all of them.
exercise-best-plays-hint-1 = Let Python make the graph and find what every state is worth for seat 0. Then look at what A's leads are worth.
exercise-best-plays-hint-2 = each_play gives the worth of every lead. Which of them are worth as little as the position itself?
exercise-best-plays-why = These leads are worth to A what the position is worth. After each of the others B and C together can make A pay, as each_play shows lead by lead.
exercise-best-plays-misread-1 = After each of these leads A may get off for nothing. May, if B and C are kind. Ask what A can be sure of.
exercise-best-plays-misread-2 = So far so good, but this is not the only lead that is worth as little.
exercise-best-plays-misread-3 = Being rid of the slayer at once feels good. Look at who leads after that, and at what A has left.

exercise-every-seat-ask = A leads. Find the guarantee of every seat: the fewest penalty points that seat can be sure of, against both others together.
exercise-every-seat-hint-1 = One graph, three questions: for each seat that seat minimises, and the two others maximise.
exercise-every-seat-hint-2 = In guarantees(graph, seat) the seat is a number, 0 for A. Read off the worth of the root each time.
exercise-every-seat-why = Each of these numbers is a promise under the worst suspicion: that both others have ganged up. They cannot have ganged up on all three seats at once, and indeed no end of the graph has these three numbers together.
exercise-every-seat-misread-1 = This is one way it may end if everybody looks after themselves. A guarantee holds even if the others do not.
exercise-every-seat-misread-2 = Each seat's best end, that is, with the help of the others. A guarantee holds against them.
exercise-every-seat-misread-3 = These are the hands before the first play.

exercise-prevent-ask = One of the three seats can see to it all alone that A does not go out, whatever the two others do. Which one?
exercise-prevent-hint-1 = Turn the question round: which two seats, working together, cannot force that A goes out?
exercise-prevent-hint-2 = Ask power about the three pairs and out:A. Where a pair fails, the seat that is left over can prevent it.
exercise-prevent-why = A and C together cannot force that A goes out, so B alone can prevent it. And A alone cannot even keep itself in: B and C together can push it out.
exercise-prevent-misread-1 = That seat cannot, odd as it sounds: what if the two others work together to let it out?
exercise-prevent-misread-2 = That seat cannot do it alone. What do the two others force together?

exercise-last-phase-ask = Before the last phase B has 20 points and C has 12. How many may A have at most, and still be sure of the lowest total, alone or shared, whatever the others do?
exercise-last-phase-hint-1 = Do only A's points matter? The others go on collecting too.
exercise-last-phase-hint-2 = Ask power about wins:A with totals, for one number of points after the other.
exercise-last-phase-why = A need not be cheap, only cheaper than the others. Even if A starts with more points than C, it can see to it that nobody ends below it. One point more, and the others can prevent it.
exercise-last-phase-misread-1 = So A is safe even if C gets no more points. But does C get none?
exercise-last-phase-misread-2 = With as many points as C, A is sure of it. Can A afford more?

exercise-threat-ask = What is the most that A has to pay in any equilibrium of this position?
exercise-threat-hint-1 = Ask for the equilibria after each of A's plays: all_plays=True. After which play is the worst of them best for A?
exercise-threat-hint-2 = In an equilibrium A never pays more than that: A would choose this play instead.
exercise-threat-why = After the 3 A pays 2 points in the only equilibrium. So an outcome in which the 2 costs A more is no equilibrium: A would lead the 3. What remains costs A 0 or 2 points.
exercise-threat-misread-1 = There is such an equilibrium after one of the plays. But would A make that play, if this were to follow?
exercise-threat-misread-2 = That is the least. What is the most?
exercise-threat-misread-3 = That is what A can be sure of if the others conspire. In an equilibrium they do not: each looks after itself.

exercise-helpmate-ask = A helpmate: all seats want B to go out as soon as possible, and they have agreed on how. There is only one shortest line. What does A lead?
exercise-helpmate-hint-1 = B has three cards and two rounds. One of them is a slayer: when does it have to go?
exercise-helpmate-hint-2 = So in the first round B has to be rid of all the rest at once, and win it. Which lead makes that possible?
exercise-helpmate-why = A lends its queen to the 2. B beats the pair with 6 and queen, leads the slayer, and is out: every card that the others feed is above 0. No other pair of A's is low enough.
exercise-helpmate-misread-1 = B cannot beat that pair. Is there a lower one?
exercise-helpmate-misread-2 = Then B is rid of a single card in the first round. That is one too few.

exercise-endless-ask = No embargo here. Suppose endless play costs every seat 50 points. How many points can A be sure of?
exercise-endless-hint-1 = Without a word about 50: which bounds do the two sweeps give for A?
exercise-endless-hint-2 = If going round costs more than the upper bound, A need not go round.
exercise-endless-why = The upper bound is what A can force play to end at, so A need never pay more than 15, however much endless play costs.
exercise-endless-misread-1 = Going round would cost that. But can A not end it for less?
exercise-endless-misread-2 = That is the lower bound: less than that the others never allow. But A cannot force play to end there.

### Puzzles, and making them

answer-theme = the name of a theme, such as "queen-lent"

exercise-which-play-ask = A is to play and to go out, whatever B and C do. Which play does it?
exercise-which-play-hint-1 = Which cards of the others can A never beat, however it plays? Who holds them, and how can they be made harmless?
exercise-which-play-hint-2 = Two equal cards in one hand are the danger. Lead something that they can only stop by being played one at a time.
exercise-which-play-why = Only a 12 beats the 11, and if B spends one, its pair is broken: then nobody can lead two cards, and A gets rid of the 6 and the queen one by one. Every other lead leaves A with a card it cannot lose.
exercise-which-play-misread-1 = Nobody beats that, true. But what will A lead next, and who beats it then?
exercise-which-play-misread-2 = Two cards gone at once, but B has an answer to a pair, and A has none to B's.
exercise-which-play-misread-3 = Lowest first is a good habit. Here the others answer low too, and A's turn comes too late.

exercise-how-long-ask = A goes out here, whatever the others do. In how many rounds at most can A be sure to be out, if it hurries and the others delay it?
exercise-how-long-hint-1 = With everybody's help it would be as many rounds as A has cards. The others do not help.
exercise-how-long-hint-2 = Ask guarantee about A. Its answer knows its rounds.
exercise-how-long-why = The others cannot keep A in, but they can put it off: B gets the lead, and makes A pick up the slayer. A is sure to be out within 5 rounds, and with help it would be 3.
exercise-how-long-misread-1 = So many if everybody helps. But the others delay A as long as they can.

exercise-pushed-ask = A is to play, all on its own, against the two others. Exactly one seat can be forced out by A. Which one?
exercise-pushed-hint-1 = Ask of each seat in turn: can A, alone, make it happen? For its own seat too.
exercise-pushed-hint-2 = In a slayer round low cards leave the hand and nothing comes back for them. Who holds the lowest?
exercise-pushed-why = C holds the lowest cards. Every slayer round takes one of them away, and C never feeds highest unless A lets it. A itself can be kept in, and so can B.
exercise-pushed-misread-1 = What one wants for oneself, the two others can prevent here. Whom would they not think of?
exercise-pushed-misread-2 = That seat picks up the slayer if it has to. What are the lowest cards on the table?

exercise-which-theme-ask = A is to play and goes out, whatever the others do. There is one right play. Which theme is it?
exercise-which-theme-hint-1 = Three plays are legal. Try each of them: which ones are wrong, and what is left?
exercise-which-theme-hint-2 = A theme is a yes or no about what is right and what is wrong. Read the sentences in THEMES against that.
exercise-which-theme-why = A could play the 6 or the 9, and both are wrong; only a pass keeps all three cards for later. Nothing forces A to pass: the theme is unforced-pass.
exercise-which-theme-misread-1 = That theme says that a pass is wrong. Is it wrong here?
exercise-which-theme-misread-2 = That theme is about a lead, and here it is B who has led.

exercise-unique-ask = Is this a puzzle with a single answer? List all first plays with which A is sure to go out.
exercise-unique-hint-1 = If you have found one, do not stop: a second one spoils a puzzle, or saves it from being too hard.
exercise-unique-hint-2 = Ask power whether A can force out:A. Its answer knows the best plays.
exercise-unique-why = The 5 and the 11 both do it, so nobody can be told that there is one answer. The queen, which nobody beats, is needed later.
exercise-unique-misread-1 = That is what nobody can beat. It is not the same as what cannot be stopped in the end.

exercise-sieve-ask = Draw 200 deals of three vampires each, three seats, no slayer, with Random(7). In how many can A force going out, although it takes some search to see it?
exercise-sieve-hint-1 = Two questions to every deal: can it be forced at all, and is it trivial?
exercise-sieve-hint-2 = The cells above ask both, of deals from another seed. Change the seed, and count.
exercise-sieve-why = In 97 of the 200 A can force it, and in 59 of these without any search. 38 are left.
exercise-sieve-misread-1 = In so many deals it can be forced. Have you taken out the trivial ones?
exercise-sieve-misread-2 = In so many deals it cannot be forced. The question is about the others.

exercise-odds-ask = A search found 8 puzzles in 600 deals. About how many deals will it take to find 20?
exercise-odds-hint-1 = How many deals does one of them take, on the average?
exercise-odds-hint-2 = A result of find or make knows its odds, as a fraction. Divide what you want by it.
exercise-odds-why = One puzzle takes 75 deals on the average, and 20 of them take 1500. It is an average: the interval around it is wide after only 8.
exercise-odds-misread-1 = So many deals it takes to find one.
exercise-odds-misread-2 = So many it would take if the search had found a single one in all its deals.

exercise-one-card-ask = In place of A's 10 put each of the values 1 to 13, the 10 too, and leave everything else as it is. For how many of the thirteen is there a puzzle: one right play for going out, and not trivial?
exercise-one-card-hint-1 = Write the position with a gap, fill it thirteen times, and ask each time.
exercise-one-card-hint-2 = A Wish has a method attempt: it gives the puzzle that a position is, or None.
exercise-one-card-why = From 9 up to 13 it stays a puzzle, 5 values in all. A second 4 or a second 8 makes it trivial, and with any other card A cannot force it.
exercise-one-card-misread-1 = So often there is one right play. Two of these need no search at all.
exercise-one-card-misread-2 = Does the card that is there already count? It does.

exercise-own-theme-ask = Make twelve puzzles: make(Wish("out", Deals(3, "3", "none")), 12, seed=22). In how many of them is the right play a single card that is neither the lowest nor the highest in A's hand?
exercise-own-theme-hint-1 = Write a function of one puzzle that says yes or no. The right play is the first of its plays.
exercise-own-theme-hint-2 = A play knows its size and its value, and the legal plays of size 1 are the cards of the hand.
exercise-own-theme-why = In 8 of the twelve it is a card in between: low cards are kept for the end, and high ones for answering. That is a theme as good as any that has a name.
exercise-own-theme-misread-1 = So often it is the highest.
exercise-own-theme-misread-2 = Is it so in every one of them? Look at the right plays beside the hands.

### Counting deals

exercise-small-hands-ask = The small deck has the numbers 1 to 4, three copies of each, and one queen. How many different hands of three cards are there?
exercise-small-hands-hint-1 = A hand is what a player sees: two 4s and a queen are one hand, whichever of the 4s they are.
exercise-small-hands-hint-2 = For each card write down the polynomial that says how many copies a hand may have. Multiply, and look at the third power of x.
exercise-small-hands-why = Three cards of five kinds can be chosen in 35 ways if each kind has copies enough. The queen has only one, so the five choices with two or three of her fall away: two queens with one of four numbers, and three queens.
exercise-small-hands-misread-1 = That counts every card as a card of its own. Can a player see the difference between two equal copies?
exercise-small-hands-misread-2 = Nearly. Some of the hands that you have counted need more queens than there are.
exercise-small-hands-misread-3 = These are the hands in which no two cards are alike.
exercise-small-hands-misread-4 = These are the hands of numbers. There is a queen, too.

exercise-no-hands-ask = Choose nine times among the fourteen kinds of card, in any order, and again and again the same if you like. How many of these choices are no hand of the base deck, because it does not have so many copies?
exercise-no-hands-hint-1 = Which kinds can run out when you take nine?
exercise-no-hands-hint-2 = Count all the choices with a binomial coefficient, and take away the number of hands that there are.
exercise-no-hands-why = With five queens or more the other four choices are free: 2380 ways. And nine cards of one number are too many as well: 13 ways. Nothing is in both, so together it is 2393.
exercise-no-hands-misread-1 = You have found all the choices with too many queens. Can a number run out as well?
exercise-no-hands-misread-2 = You have found the choices with too many of a number. What about queens?
exercise-no-hands-misread-3 = So many hands there are. The question is how many choices are not hands.
exercise-no-hands-misread-4 = So many choices there are, hands or not.

exercise-both-slayers-ask = How many different hands of 13 cards hold both slayers, S15 and S20?
exercise-both-slayers-hint-1 = If two of the cards are settled, what is left to be chosen?
exercise-both-slayers-hint-2 = In (1 + x)(1 + x), which term stands for both slayers, and which power does that leave for all the others?
exercise-both-slayers-why = Both slayers take two places. What is left is a hand of eleven vampires, so it is the coefficient of x^11 without slayers.
exercise-both-slayers-misread-1 = These hands hold a slayer or both. The question is about both.
exercise-both-slayers-misread-2 = These are all hands, with any number of slayers.
exercise-both-slayers-misread-3 = These are hands without any slayer.
exercise-both-slayers-misread-4 = That leaves room for one slayer only.

exercise-alike-ask = Two cards are dealt from the 108. What is the chance that they are equal: the same number, or both of them queens?
exercise-alike-hint-1 = Weigh the hands: in how many ways can two copies be taken of eight, and of four?
exercise-alike-hint-2 = Divide the ways of all equal pairs by all ways to take two of 108 cards.
exercise-alike-why = Each of 13 numbers gives 28 pairs and the queens give 6, in all 370 of 5778. The second card has to be one of seven, or of three, among 107.
exercise-alike-misread-1 = That takes all different hands to be equally likely. But two different cards can come in more ways than two equal ones.
exercise-alike-misread-2 = You have left out the pair of queens.
exercise-alike-misread-3 = That is the chance that they are different.

exercise-same-deals-ask = One table has exactly as many deals as the table with 12 seats, whether equal copies are told apart or not. How many seats has it?
exercise-same-deals-hint-1 = Compare how many cards everybody gets, and how many are left over.
exercise-same-deals-hint-2 = What is left over could lie on the table as one more hand. Where is it exactly as large as the others?
exercise-same-deals-why = With 11 seats everybody gets nine cards, and nine are left over: a twelfth hand in all but name. A deal to 12 seats is the same thing.
exercise-same-deals-misread-1 = Nothing is left over there either. But do they get as many cards each?
exercise-same-deals-misread-2 = There everybody gets ten cards. How many do they get at the table with 12 seats?

### Chances

exercise-one-hand-ask = You lead a pair of 10s. The next hand has six vampires, dealt from all of the 108 but your pair, and you know no more than that. What is the chance that it can beat the pair?
exercise-one-hand-hint-1 = In what ways can a hand beat a pair of 10s? Think of queens, too.
exercise-one-hand-hint-2 = Ask for the chance of beats("10^2"), of an Unseen with one hand of 6 and your pair as mine.
exercise-one-hand-why = Two 11s, 12s, 13s or queens beat it, and so does one of these with a queen. It is easier to count the hands that have nothing of the kind.
exercise-one-hand-misread-1 = That counts pairs of numbers only. What can a queen do?
exercise-one-hand-misread-2 = That is the chance that it cannot.
exercise-one-hand-misread-3 = That takes all different hands to be equally likely. They have different weights.
exercise-one-hand-misread-4 = Your own pair is still among the cards that are dealt. You see it, so take it out.

exercise-two-hands-ask = The same pair of 10s, and two hands of six vampires after you. What is the chance that at least one of them can beat it?
exercise-two-hands-hint-1 = Both of them may be able to. Then twice the chance of one counts that twice.
exercise-two-hands-hint-2 = Ask for beats("10^2", [1, 2]), of an Unseen with two hands.
exercise-two-hands-why = It is less than twice the chance of one hand, since both may be able to. And it is more than if the hands had nothing to do with each other, since what the first lacks is left for the second.
exercise-two-hands-misread-1 = You have added the chances of two hands. The deals in which both can beat it are counted twice.
exercise-two-hands-misread-2 = That would be so if the two hands were dealt from two packs. They share one.
exercise-two-hands-misread-3 = That is the chance that neither can.

exercise-second-hand-ask = Still the pair of 10s, and two hands of six. Somebody tells you, truly, that the first hand cannot beat it. What is the chance now that the second can?
exercise-second-hand-hint-1 = High cards and queens that the first hand lacks are somewhere else.
exercise-second-hand-hint-2 = Look only at the deals in which the first hand cannot. That is what given is for.
exercise-second-hand-why = Of all deals keep those in which the first hand cannot, and ask in which part of them the second can. It is a little more than before: what the first does not have is still to be found elsewhere.
exercise-second-hand-misread-1 = That was the chance before you were told anything. Does it tell you nothing?
exercise-second-hand-misread-2 = That is the chance of both things at once, among all deals. Now one of them is known.

exercise-queen-behind-ask = One hand of six vampires after you, and it can beat your pair of 10s: its holder has looked, and nodded. What is the chance that it holds at least one queen?
exercise-queen-behind-hint-1 = Three numbers: how likely is it that it can, how likely a queen, and how likely both?
exercise-queen-behind-hint-2 = Divide the chance of both by the chance of what you know.
exercise-queen-behind-why = A queen makes it much easier to beat a pair, so whoever can beat it is rather likely to hold one. Both at once, divided by what is known: that is Bayes' rule.
exercise-queen-behind-misread-1 = That is the chance as long as you know nothing about the hand.
exercise-queen-behind-misread-2 = That is the other way round: how likely it is that a hand with a queen beats the pair.
exercise-queen-behind-misread-3 = That is the chance of both together. You know already that one of them is so.

exercise-safe-feed-ask = A slayer round, and you are the last of four to feed. Each of the other hands has five vampires and feeds its lowest card, as far as you can guess. Which is the highest number that you can feed and still take the cards in less than half of all cases?
exercise-safe-feed-hint-1 = Whoever feeds the highest card takes everything. What does the lowest of five cards look like?
exercise-safe-feed-hint-2 = Ask picks_up for each number. You are last, so the hand after you led: leader=1.
exercise-safe-feed-why = With a 3 you take the cards in 47 of 100 cases, with a 4 already in 66. If everybody else feeds the lowest card, hardly anything is low enough, and of equal cards the last one takes.
exercise-safe-feed-misread-1 = That would do if you fed first. Now you are the last, and of equal cards the last one takes. [R20]
exercise-safe-feed-misread-2 = That would do if they fed any of their cards. They feed the lowest.
exercise-safe-feed-misread-3 = That would do if they fed their highest. They feed the lowest.

## Exercises on hidden hands and on bots

exercise-fitting-deals-ask = The cards of section 1, just dealt: C sees its own hand, and nothing is played yet. How many different deals fit what C sees?
exercise-fitting-deals-hint-1 = Which six cards has C not seen? As the slayer lies open, A gets half of them and B the rest.
exercise-fitting-deals-hint-2 = List A's hands: two of a number and another, or one of each. What is left is B's.
exercise-fitting-deals-why = C has not seen two 1s, two 2s and two 3s. A has a pair of one number and one of the two others, which makes six hands, or one of each. With B's hand there is no choice any more.
exercise-fitting-deals-misread-1 = That tells the two copies of a number apart. It is the number of ways in which the cards can lie, and so the sum of the weights.
exercise-fitting-deals-misread-2 = That counts everything twice, as if the slayer might be with A or with B. Everybody sees where it is. [R17]

exercise-picked-up-cards-ask = A led the S20, B fed a queen and C a 1. Both count 1, so C, the last, took everything. A sees what is below. How likely is it, for A, that C has a 4?
exercise-picked-up-cards-hint-1 = Some of C's cards are known. How many are not, and from which cards do they come?
exercise-picked-up-cards-hint-2 = Two of C's cards come from eight. In how many of the ways is there no 4 among them?
exercise-picked-up-cards-why = The queen and the 1 are C's, and known. Its two other cards come from the eight that A cannot place, and two of these are 4s. In 15 of 28 ways neither of them is dealt to C.
exercise-picked-up-cards-misread-1 = You have forgotten what C picked up. Two of its four cards are known, and none of them is a 4.
exercise-picked-up-cards-misread-2 = That is the chance that C has none.

exercise-passed-ask = A led a 3, B passed, and it is C's turn. Say that whoever can beat a card passes one time in three all the same. How likely is it that B has a 4?
exercise-passed-hint-1 = How likely is it before the pass? And how often would B pass in each case?
exercise-passed-hint-2 = Weigh both cases: with a 4 the pass comes up in a third of all times, without one always. Then divide by their sum.
exercise-passed-why = Before the pass there is a 4 in 6 cases of 7. Of these 6 the pass leaves 2, of the one without a 4 it leaves that one.
exercise-passed-misread-1 = That is the chance before the pass, or if a pass tells nothing. Here is a model in which it does.
exercise-passed-misread-2 = That would be so if nobody passed who can beat. These people sometimes do.
exercise-passed-misread-3 = That is the chance that B has a 4 and passes. You know that it has passed: divide by the chance of that.

exercise-goes-out-ask = C sees what is below, and thinks of leading a 1 with its queen. In what share of the deals could C, all cards seen, be sure to go out after it?
exercise-goes-out-hint-1 = Four deals fit. Look at each of them, and at who can beat a pair.
exercise-goes-out-hint-2 = Ask Beliefs for the deals with their weights, and guarantee for each.
exercise-goes-out-why = The pair counts 1. If somebody has a pair of 2s, it is beaten, and C keeps the slayer. Two 2s in one hand are two of the four deals, but of weight 1; the two others have weight 2.
exercise-goes-out-misread-1 = That counts all four deals alike. Two of them have twice the weight.
exercise-goes-out-misread-2 = That is the share in which C cannot be sure.
exercise-goes-out-misread-3 = In every deal there is some lead with which C goes out, but it is not always this one.

exercise-for-sure-ask = A led a 2, B passed, and C is the last to play; C sees what is below. With which plays is C sure to go out, whatever the others hold and do, without seeing their cards?
exercise-for-sure-hint-1 = Which deals fit? There are two. Look at what C has left after each play, and what has to be led then.
exercise-for-sure-hint-2 = Ask surely_out of both deals at once, after each play in turn.
exercise-for-sure-why = After the 3 C leads the 4, which nobody can beat, and then the pair, its last. After the 4 it has the pair and a 3 to lead: the pair first is right if A has a 4, the 3 first if B has both, and C does not know.
exercise-for-sure-misread-1 = One of these is enough only if all cards are seen from then on. What would C have to lead next, in each of the deals?
exercise-for-sure-misread-2 = That one does well only if all cards are seen from then on: how to go on depends on the deal.

exercise-greedy-play-ask = A leads, and plays as the bot “greedy”: it gets rid of as many penalty points as one play can take. What does it play?
exercise-greedy-play-hint-1 = What is a queen worth at the end, and where may it stand?
exercise-greedy-play-hint-2 = A queen costs 14, and may be added to any number. Add up the points of the largest plays.
exercise-greedy-play-why = Two 9s and the queen are 9 + 9 + 14 points, three 5s and the queen are 15 + 14. Whether it is wise to spend the queen the bot does not ask.
exercise-greedy-play-misread-1 = That is the play with the most cards. This bot counts points.
exercise-greedy-play-misread-2 = That is the card that costs most. A play may have several cards.
exercise-greedy-play-misread-3 = That leaves the queen at home, and she costs 14.

exercise-fair-games-ask = Three bots play at four seats, so one of them sits there twice. How many games are needed at least, until every bot has sat in every seat equally often and each deal was played from every seat?
exercise-fair-games-hint-1 = How many games are played with one deal? And who sits there twice with the next one?
exercise-fair-games-hint-2 = One deal is played once for each of the four seats. Each of the three bots has to be the one that sits there twice.
exercise-fair-games-why = With one deal the line-up moves on by a seat four times. One bot sits there twice in it, so it takes three deals until each has been that one.
exercise-fair-games-misread-1 = That is one deal. In it one bot had two seats, the others one.
exercise-fair-games-misread-2 = Each deal is played from every seat, not from one.
exercise-fair-games-misread-3 = There are four seats, but only three bots to take turns in sitting there twice.

exercise-narrower-ask = After 60 games the interval of a difference is 8 points wide, say from −3 to 5. About how many games in all are needed until one is 2 points wide?
exercise-narrower-hint-1 = How many times as narrow is that? And what did four times as many deals do to the width?
exercise-narrower-hint-2 = For a width of one half four times as many games are needed; so what is needed for a quarter?
exercise-narrower-why = The width goes down as the root of the number of games goes up. A quarter of the width needs 4 · 4 = 16 times as many games.
exercise-narrower-misread-1 = That would make it half as wide: four times as many games do not make it a quarter.
exercise-narrower-misread-2 = So many more are needed. How many is that in all?
exercise-narrower-misread-3 = Twice as many games make it narrower by less than a third.

exercise-share-won-ask = Let greedy and random play 60 games at three seats, with the seed 5. What share of its phases does greedy win? A phase played from two seats counts as two.
exercise-share-won-hint-1 = It stands in the table, in the column “won”. Exactly, it is the share of a rating.
exercise-share-won-hint-2 = Play tournament(["greedy", "random"], seats=3, games=60, seed=5), and take the share of its "greedy".
exercise-share-won-why = Greedy wins in most games, but there are three seats to win from. With three seats a bot no better than the others wins a third.
exercise-share-won-misread-1 = That is the share of all games in which a seat of greedy wins. In half of the games it has two seats, and these count as two.
exercise-share-won-misread-2 = That is what random wins.

## Exercises on The Vampires

exercise-whose-turn-ask = Four sit at the table. The seat to act puts garlic beside the first vampire, and the next seat that acts puts garlic beside the second. Whose turn is it now?
exercise-whose-turn-hint-1 = Garlic costs the next seat its turn, and that seat does nothing at all.
exercise-whose-turn-hint-2 = After the first garlic D is next. Whom does D's garlic skip?
exercise-whose-turn-why = The first garlic skips C, and that of D skips A. So it is B again. [T12]
exercise-whose-turn-misread-1 = That is the turn if nobody were skipped.
exercise-whose-turn-misread-2 = One skip too many: each garlic costs one seat one turn. [T12]
exercise-where-it-fits-ask = A has one attack card, RYBG: red on top, yellow right, blue below, green left. At how many places may A put it?
exercise-where-it-fits-hint-1 = North of a vampire the bottom edge touches it, east the left one, south the top one, west the right one.
exercise-where-it-fits-hint-2 = Each vampire has one colour, so of each there is one side to try. Is it free?
exercise-where-it-fits-why = South of the red vampire the red top edge fits, and west of the yellow one the yellow right edge. North of the blue one its blue edge would fit too, but there an attack card lies, and that one stays. [T5] [T6]
exercise-where-it-fits-misread-1 = Those are all free sides. An attack card needs its own colour at the side that touches. [T6]
exercise-where-it-fits-misread-2 = There is one right side of each vampire. But is that side free? [T5]
exercise-first-of-three-ask = A hundred games of three bots that play at random, with seed 5. How many does the seat win that begins?
exercise-first-of-three-hint-1 = first_seat plays the games. What is in its wins?
exercise-first-of-three-hint-2 = wins[0] belongs to the seat that begins, whichever letter it has.
exercise-first-of-three-why = The games come from the seed, so you get the same number as everybody. One such number says little: look at its interval.
exercise-first-of-three-misread-1 = That is the seat that acts last.

## A name there is not

exercise-unknown = There is no exercise “{ $read }”; there are { $names }.

# Die Übungen der Notebooks. { $name } wird eingesetzt, { $n -> … } wählt nach der Zahl.

## Übungen

exercise-heading = Übung
exercise-wanted = Die Antwort ist { $wanted }.
hint-heading = Tipp { $n } von { $of }
hint-none = Hierzu gibt es keinen Tipp.
solution-heading = Lösung
solution-answer = Die Antwort ist { $answer }.
solution-line = So findet sie Python:
verdict-right = Richtig.
verdict-wrong = Noch nicht.
verdict-unread = Das lässt sich nicht als Antwort lesen.
verdict-open = Noch nicht beantwortet.
verdict-open-how = Setz deine Antwort an die Stelle der Punkte: { $wanted }.
verdict-asked = Die Frage: { $asked }
verdict-given = Deine Antwort: { $given }
answer-number = eine ganze Zahl, etwa 27
answer-numbers = eine ganze Zahl für jeden Platz, etwa (12, 0, 31)
answer-seat = ein Platz: sein Buchstabe, etwa "F", oder sein Index, 0 für A
answer-play = ein Zug, etwa "6^2" oder "pass"
answer-plays = eine Liste von Zügen, etwa ["6^2", "8 Q", "pass"]
answer-chance = eine Wahrscheinlichkeit: ein Bruch wie "2/7", eine Dezimalzahl mit mindestens drei Stellen wie 0.286 oder ein Prozentwert mit Zeichen wie "28.6 %"
answer-chance-range = Gelesen wurde „{ $read }“, aber eine Wahrscheinlichkeit liegt zwischen 0 und 1. Ein Prozentwert braucht sein Zeichen, wie in "28.6 %".
answer-type = Gelesen wurde „{ $read }“, und das passt nicht zu dieser Frage.
answer-commas = Wo Kommas stehen, liest Python mehrere Zahlen. Schreib es ohne Kommas oder in Anführungszeichen.
answer-large = Die Zahl ist zu lang: Gelesen werden höchstens { $most } Ziffern.
answer-long = Der Text ist zu lang: Gelesen werden höchstens { $most } Zeichen.
answer-many = Die Liste ist zu lang: Gelesen werden höchstens { $most } Einträge.
answer-unquoted = Gelesen wurde die Zahl { $read }. Setz Züge in Anführungszeichen, wie in "{ $spelled }": Ohne sie rechnet Python und macht aus 6^2 eine 4.
answer-unread = { $reason } Die Antwort ist { $wanted }.
nudge-illegal = { $play } ist hier kein erlaubter Zug. { $reason } [{ $clause }]
nudge-missing = So weit ist nichts falsch, aber { $n ->
    [one] ein Zug fehlt
   *[other] { $n } Züge fehlen
} noch.
nudge-extra = Das ist alles erlaubt, aber { $n ->
    [one] ein Zug gehört
   *[other] { $n } Züge gehören
} nicht in die Antwort.
nudge-length = Das { $read ->
    [one] ist 1 Zahl
   *[other] sind { $read } Zahlen
} für { $wanted } Plätze.
nudge-negative = Minuspunkte zählen von 0 aufwärts: Schreib sie ohne Minus.
nudge-seat = Sieh dir Platz { $seat } noch einmal an.
nudge-rounded = So weit stimmt es beinahe. Gib mindestens { $places } Nachkommastellen an oder den Bruch.
nudge-none = Lies die Frage noch einmal; vielleicht hilft ein Tipp.

exercise-deal-ask = Zehn Personen, Basisausgabe. Wie viele Vampire werden ungesehen beiseitegelegt?
exercise-deal-hint-1 = Welche Karten werden überhaupt ausgeteilt? Vampirjäger werden eigens vergeben.
exercise-deal-hint-2 = Zieh vom Stapel ab, was alle zusammen bekommen. In R6 steht, wie viele es für jeden Platz sind.
exercise-deal-why = Der Stapel zum Austeilen hat 108 Karten, die Königinnen mitgezählt. Zieh zehnmal zehn Karten ab; was bleibt, wird beiseitegelegt. [R6] [R9]
exercise-deal-misread-1 = Die beiden Vampirjäger gehören nicht zum Stapel: Sie liegen für alle sichtbar bei denen, die sie haben. [R7]
exercise-deal-misread-2 = Auch die Königinnen werden ausgeteilt, zusammen mit den Zahlen. [R1]

exercise-raise-ask = A hat zwei 5er angespielt, und B hat mit zwei 8ern überboten. Was darf C tun? Nenn alle erlaubten Züge.
exercise-raise-hint-1 = Wie viele Karten muss der Zug haben, und was ist zu schlagen?
exercise-raise-hint-2 = Muss C überhaupt überbieten?
exercise-raise-why = C braucht genau zwei Karten eines Werts über 8: Alle 9er sind zu viele, eine einzelne 11 ist zu wenig. Und passen darf man immer. [R12] [R13]
exercise-raise-misread-1 = Das sind die Züge, die überbieten. Muss das denn sein, nur weil man es kann? [R13]

exercise-next-leader-ask = A hat eine 6 angespielt, B hat gepasst, C hat mit einer 9 überboten. Jetzt passt auch D. Wer eröffnet die nächste Runde?
exercise-next-leader-hint-1 = Wie viele Züge hat ein Platz in einer Runde?
exercise-next-leader-hint-2 = Wenn alle dran waren: Wo ist der höchste Zug?
exercise-next-leader-why = Alle hatten ihren Zug. B hat zwar noch eine 10, aber gepasst ist gepasst. Die 9 ist der höchste Zug, und von wem sie kam, der Platz eröffnet. [R10] [R14]
exercise-next-leader-misread-1 = B könnte die 9 schlagen, hat aber gepasst. Gibt es in einer Runde einen zweiten Zug? [R10]
exercise-next-leader-misread-2 = Noch einmal eröffnet derselbe Platz nur, wenn niemand überbietet. [R14]

exercise-queens-ask = A hat ein Paar 12er angespielt. Was darf B tun? Nenn alle erlaubten Züge.
exercise-queens-hint-1 = Neben einer Zahl nimmt eine Königin diese Zahl an. Welche Paare kann sie ergänzen, und welche davon sind hoch genug?
exercise-queens-hint-2 = Was zählen Königinnen, wenn keine Zahl dabei ist?
exercise-queens-why = Neben der 13 zählt eine Königin 13. Neben der 12 wird sie nur so hoch wie das Paar von A, neben der 11 noch niedriger. Königinnen allein zählen 14. Und passen darf man immer. [R12] [R13] [R15] [R16]
exercise-queens-misread-1 = Eine Art zu überbieten fehlt. Was zählen Königinnen ohne eine Zahl daneben? [R16]

exercise-known-ask = Neun Personen, Basisausgabe, und die Karten sind gerade ausgeteilt. Du bist A. Wie viele 7er sind in den anderen acht Händen zusammen?
exercise-known-hint-1 = Wie viele Vampire werden zu neunt beiseitegelegt?
exercise-known-hint-2 = Jede 7, die du nicht siehst, ist irgendwo. Wo kann sie sein?
exercise-known-why = Zu neunt wird nichts beiseitegelegt, also ist jede 7, die du nicht hast, in einer anderen Hand. Es gibt acht; zieh deine eigenen ab. [R1] [R9]
exercise-known-misread-1 = So viele 7er hat der Stapel. Einige davon hast du selbst. [R1]
exercise-known-misread-2 = So viele hast du. Wie viele hat der Stapel? [R1]

exercise-pick-up-ask = A hat S20 angespielt. B hat eine 4 zugegeben, C eine Königin, D noch eine 4, und jetzt gibt E die 2 zu. Wer nimmt die Karten auf?
exercise-pick-up-hint-1 = Sortier die zugegebenen Karten danach, was sie zählen. Eine davon zählt hier weniger als in anderen Runden.
exercise-pick-up-hint-2 = Zwei Plätze haben denselben höchsten Wert zugegeben. Welcher von beiden ist es?
exercise-pick-up-why = In einer Vampirjäger-Runde zählt die Königin 1, also sind die 4er am höchsten, und bei gleichen Karten nimmt die letzte auf. [R20]
exercise-pick-up-misread-1 = In anderen Runden ist eine Königin allein 14 wert. Was zählt sie in einer Vampirjäger-Runde? [R20]
exercise-pick-up-misread-2 = Das ist der richtige Wert, aber noch jemand hat ihn zugegeben. Welcher Platz nimmt auf? [R20]
exercise-pick-up-misread-3 = Ein Vampirjäger stellt die Reihenfolge der Karten nicht auf den Kopf: Es nimmt die höchste Karte auf, nicht die niedrigste. [R20]
exercise-pick-up-misread-4 = Der Vampirjäger zählt 0, und jeder Vampir ist höher; zu dem, der ihn angespielt hat, kommt er also nicht zurück. [R18]

exercise-feed-ask = A hat S20 angespielt, B eine 5 zugegeben, und C gibt als Letztes zu. Welche Karte, die am Ende möglichst viele Minuspunkte kosten würde, kann C zugeben, ohne aufzunehmen?
exercise-feed-hint-1 = Eine Karte hat in dieser Runde eine Stärke und am Ende der Phase einen Preis. Beides muss nicht gleich sein.
exercise-feed-hint-2 = Schreib zu jeder Karte von C auf, was sie in einer Vampirjäger-Runde zählt und was sie am Ende kostet.
exercise-feed-why = In einer Vampirjäger-Runde zählt eine Königin 1, deutlich weniger als die 5; am Ende noch in der Hand, würde sie 14 kosten. [R20] [R28]
exercise-feed-misread-1 = Diese Karte ist sicher. Gibt es eine sichere, die mehr kostet?
exercise-feed-misread-2 = Diese Karte ist so hoch wie die von B und kommt später. Wer nimmt dann auf? [R20]
exercise-feed-misread-3 = Mit dieser Karte wäre C am höchsten und nähme alles auf. [R20]

exercise-embargo-ask = C hat in der letzten Runde S20 aufgenommen, hat auch S15 und eröffnet. Nenn alle erlaubten Züge.
exercise-embargo-hint-1 = Ein Vampirjäger ist verboten, dieses eine Mal. Und der Rest der Hand?
exercise-embargo-hint-2 = Gleiche Karten darf man zusammen anspielen oder zum Teil zurückhalten.
exercise-embargo-why = Nur der gerade aufgenommene Vampirjäger muss warten. Vampire spielt man an wie immer, und auch der andere Vampirjäger ist erlaubt. [R11] [R21]
exercise-embargo-misread-1 = Das Embargo gilt dem gerade aufgenommenen Vampirjäger. C hat noch einen anderen. [R21]

exercise-blocked-ask = A hat S20 angespielt, und C hat nur noch S15. Welche Karte, die am Ende möglichst viele Minuspunkte kosten würde, kann B zugeben, ohne aufzunehmen?
exercise-blocked-hint-1 = Was kann C in dieser Runde tun, und was folgt daraus?
exercise-blocked-hint-2 = Wer nimmt die Karten, wenn jemand keinen Vampir zum Zugeben hat? Kommt es dann noch darauf an, wer am höchsten ist?
exercise-blocked-why = C hat keinen Vampir zum Zugeben, muss passen und nimmt alles, egal, wer am höchsten zugegeben hat. B kann also in aller Ruhe die 13 zugeben. [R22] [R23]
exercise-blocked-misread-1 = Diese Karte ist auf jeden Fall sicher, aber hier geht es für B noch besser. Was wird C tun müssen? [R23]
exercise-blocked-misread-2 = B muss nicht auf eine höhere Karte von D hoffen. Wer nimmt auf, wenn ein Platz blockiert ist? [R23]

exercise-penalties-ask = A hat S20 angespielt, B eine 10 zugegeben, und das war die letzte Karte von B. C hat eine 5 zugegeben. Jetzt gibt D eine 1 zu, ebenfalls die letzte Karte. Wie viele Minuspunkte bekommen A, B, C und D?
exercise-penalties-hint-1 = Wer nimmt auf? Sieh dir diese Hand noch einmal an, bevor du sie leer nennst.
exercise-penalties-hint-2 = Ist jetzt eine Hand leer, so ist die Phase vorbei: Zähl zusammen, was in den anderen noch steckt.
exercise-penalties-why = B ist am höchsten und nimmt S20 und alles Zugegebene. D ist fertig, also endet die Phase hier, und B zahlt für alles, was gerade dazukam. Die Königin von A kostet 14. [R26] [R27] [R28]
exercise-penalties-misread-1 = Die Hand von B war einen Moment lang leer, aber B hat die höchste Karte zugegeben. Was kommt in diese Hand zurück? [R27]
exercise-penalties-misread-2 = Eine Königin zählt nur beim Zugeben 1. Was kostet sie am Ende? [R28]

exercise-next-phase-ask = Die Phase ist vorbei; A hat die letzte Runde gewonnen, und C ist fertig. Wer eröffnet die nächste Phase?
exercise-next-phase-hint-1 = Eine Karte entscheidet, wer eine Phase eröffnet.
exercise-next-phase-hint-2 = Diese Karte bleibt von einer Phase zur nächsten, wo sie ist. Wer hat sie?
exercise-next-phase-why = Vampirjäger bleiben, wo sie sind, und die nächste Phase eröffnet, wer S20 hat, egal, wer die letzte Runde gewonnen hat. [R30]
exercise-next-phase-misread-1 = Die letzte Runde einer Phase zu gewinnen bringt in der nächsten nichts. [R30]
exercise-next-phase-misread-2 = D hat einen Vampirjäger, aber nicht den, auf den es ankommt. [R30]
exercise-next-phase-misread-3 = Der Platz neben S15 eröffnet nur die erste Phase, wenn die Vampirjäger vergeben werden. [R4]
exercise-next-phase-misread-4 = Fertig zu sein ist Lohn genug; die Eröffnung bringt es nicht. [R30]

exercise-merge-ask = A hat S20 angespielt, B eine 4 zugegeben, und C ist dran. Einer der möglichen Züge von C ist eine 5. Welche Züge von C, die 5 mitgezählt, führen zu genau derselben Stellung?
exercise-merge-hint-1 = Schreib nach jedem der vier Züge die drei Hände auf. Wer nimmt jeweils auf?
exercise-merge-hint-2 = Wer aufnimmt, bekommt die eigene Karte zurück. Eine Königin ist ein Sonderfall: Was zählt sie beim Zugeben?
exercise-merge-why = Mit einer Zahl über 4 hat C am höchsten zugegeben und bekommt diese Karte zurück, samt allem anderen auf dem Tisch. Welche es war, spielt dann keine Rolle mehr, also hat der Graph für beide nur einen Knoten. Bei der 2 oder der Königin nimmt B auf. [R20]
exercise-merge-misread-1 = Bei einigen dieser Züge nimmt B auf, und dann sind die Hände nicht dieselben.
exercise-merge-misread-2 = Der gehört natürlich dazu. Gibt es wirklich keinen anderen Zug, nach dem C aufnimmt?
exercise-merge-misread-3 = Nach diesen beiden Zügen nimmt B auf, aber nicht dieselben Karten; also führen sie nicht einmal zur gleichen Stellung.

exercise-nodes-ask = Wie viele verschiedene Stellungen können aus dieser entstehen, sie selbst und die Enden mitgezählt?
exercise-nodes-hint-1 = Führ zwei Sammlungen: die Stellungen, die du schon getroffen hast, und die, die du noch ansehen musst. Fang mit dieser Stellung in beiden an.
exercise-nodes-hint-2 = Nimm eine Stellung aus der zweiten Sammlung. Sieh dir zu jedem erlaubten Zug die Stellung danach an; nur wenn sie neu ist, kommt sie in beide. Hör auf, wenn keine mehr wartet.
exercise-nodes-why = Jede Stellung wird einmal angesehen, wie viele Wege auch zu ihr führen. Eine Menge weiß, welche schon dran waren, denn gleiche Stellungen sind auch in Python gleich.
exercise-nodes-misread-1 = Du hast einige Stellungen mehr als einmal gezählt. Zwei Wege können zur selben Stellung führen: Ist sie neu, wenn du sie wiedertriffst?
exercise-nodes-misread-2 = Genau eine fehlt. Ist die Stellung, mit der alles anfing, bei denen, die du gezählt hast?
exercise-nodes-misread-3 = Du hast die Züge gezählt, also die Pfeile. Gefragt sind die Stellungen dazwischen.
exercise-nodes-misread-4 = Das sind nur die Enden. Zähl auch die Stellungen auf dem Weg dorthin.
exercise-nodes-misread-5 = Damit kann A eröffnen. Geh jetzt von jeder dieser Stellungen aus weiter, bis zu den Enden.
exercise-nodes-misread-6 = Das sind die erste Stellung und was sofort folgt. Kommen die neuen Stellungen auch selbst an die Reihe?

exercise-worth-ask = A eröffnet. Wie viele Minuspunkte hat A am Ende höchstens, wenn A gut spielt, egal, was B und C tun, auch gemeinsam?
exercise-worth-hint-1 = Fang bei den Enden des Bildes an und geh nach oben. Was wählt A unter den Zahlen darunter, und was wählen B und C für A?
exercise-worth-hint-2 = Wo A am Zug ist, nimm die kleinste der Zahlen darunter, wo B oder C am Zug ist, die größte.
exercise-worth-why = Spielt A die niedrigere Karte an, kann C die Runde nehmen, ist fertig, und A bleibt auf der anderen sitzen. Spielt A zuerst die höhere an, kann nur die niedrigere übrig bleiben. A wählt das kleinere von zwei Übeln, und ein besseres gibt es nicht.
exercise-worth-misread-1 = Das ist das beste Ende überhaupt für A. Wer muss auf dem Weg dorthin nett zu A sein?
exercise-worth-misread-2 = Das ist das schlechteste Ende überhaupt für A. Lässt es sich nicht vermeiden?
exercise-worth-misread-3 = Das wäre die ganze Hand, aber mindestens eine Karte wird A los: A eröffnet ja.

exercise-best-plays-ask = A eröffnet. Mit welchen Eröffnungen wahrt A die eigene Garantie, verliert also gegen die beste Verteidigung nichts? Nenn alle.
exercise-best-plays-hint-1 = Lass Python den Graphen bauen und bestimmen, was jeder Zustand für Platz 0 wert ist. Sieh dir dann an, was die Eröffnungen von A wert sind.
exercise-best-plays-hint-2 = each_play gibt den Wert jeder Eröffnung. Welche davon sind so wenig wert wie die Stellung selbst?
exercise-best-plays-why = Diese Eröffnungen sind für A so viel wert wie die Stellung. Nach jeder anderen können B und C zusammen A zahlen lassen, wie each_play Eröffnung für Eröffnung zeigt.
exercise-best-plays-misread-1 = Nach jeder dieser Eröffnungen kommt A vielleicht umsonst davon. Vielleicht, wenn B und C nett sind. Frag, was A sicher ist.
exercise-best-plays-misread-2 = So weit gut, aber das ist nicht die einzige Eröffnung, die so wenig wert ist.
exercise-best-plays-misread-3 = Den Vampirjäger sofort loszuwerden fühlt sich gut an. Sieh nach, wer danach eröffnet und was A dann noch hat.

exercise-every-seat-ask = A eröffnet. Finde die Garantie jedes Platzes: die wenigsten Minuspunkte, die er sich gegen beide anderen zusammen sichern kann.
exercise-every-seat-hint-1 = Ein Graph, drei Fragen: Für jeden Platz minimiert dieser Platz, und die beiden anderen maximieren.
exercise-every-seat-hint-2 = In guarantees(graph, seat) ist der Platz eine Zahl, 0 für A. Lies jedes Mal den Wert der Wurzel ab.
exercise-every-seat-why = Jede dieser Zahlen ist ein Versprechen unter dem schlimmsten Verdacht: dass die beiden anderen sich verbündet haben. Gegen alle drei Plätze zugleich können sie das nicht, und tatsächlich hat kein Ende des Graphen alle drei Zahlen zusammen.
exercise-every-seat-misread-1 = So kann es ausgehen, wenn alle an sich selbst denken. Eine Garantie gilt auch dann, wenn die anderen es nicht tun.
exercise-every-seat-misread-2 = Das beste Ende für jeden Platz, also mit Hilfe der anderen. Eine Garantie gilt gegen sie.
exercise-every-seat-misread-3 = Das sind die Hände vor dem ersten Zug.

exercise-prevent-ask = Einer der drei Plätze kann ganz allein dafür sorgen, dass A nicht alle Karten loswird, egal, was die beiden anderen tun. Welcher?
exercise-prevent-hint-1 = Dreh die Frage um: Welche zwei Plätze können gemeinsam nicht erzwingen, dass A alle Karten loswird?
exercise-prevent-hint-2 = Frag power nach den drei Paaren und out:A. Wo ein Paar scheitert, kann der übrige Platz es verhindern.
exercise-prevent-why = A und C zusammen können nicht erzwingen, dass A alle Karten loswird, also kann B allein es verhindern. Und A allein kann nicht einmal selbst drinbleiben: B und C zusammen können A hinausdrängen.
exercise-prevent-misread-1 = Dieser Platz kann es nicht, so seltsam das klingt: Was, wenn die beiden anderen gemeinsam daran arbeiten, ihn hinauszulassen?
exercise-prevent-misread-2 = Dieser Platz kann es nicht allein. Was erzwingen die beiden anderen zusammen?

exercise-last-phase-ask = Vor der letzten Phase hat B 20 Punkte und C 12. Wie viele darf A höchstens haben, damit A die niedrigste Summe sicher ist, allein oder geteilt, egal, was die anderen tun?
exercise-last-phase-hint-1 = Kommt es nur auf die Punkte von A an? Die anderen sammeln ja auch weiter.
exercise-last-phase-hint-2 = Frag power nach wins:A mit totals, für eine Punktzahl nach der anderen.
exercise-last-phase-why = A muss nicht billig davonkommen, nur billiger als die anderen. Selbst wenn A mit mehr Punkten als C anfängt, kann A dafür sorgen, dass niemand darunter endet. Ein Punkt mehr, und die anderen können es verhindern.
exercise-last-phase-misread-1 = Damit ist A sicher, auch wenn C keine Punkte mehr bekommt. Aber bekommt C denn keine?
exercise-last-phase-misread-2 = Mit so vielen Punkten wie C ist es A sicher. Kann A sich mehr leisten?

exercise-threat-ask = Was muss A in einem Gleichgewicht dieser Stellung höchstens zahlen?
exercise-threat-hint-1 = Frag nach den Gleichgewichten nach jedem Zug von A: all_plays=True. Nach welchem Zug ist das schlimmste davon für A am besten?
exercise-threat-hint-2 = In einem Gleichgewicht zahlt A nie mehr als das: Sonst würde A diesen Zug wählen.
exercise-threat-why = Nach der 3 zahlt A im einzigen Gleichgewicht 2 Punkte. Also ist ein Ergebnis, in dem die 2 A mehr kostet, kein Gleichgewicht: A würde die 3 anspielen. Was bleibt, kostet A 0 oder 2 Punkte.
exercise-threat-misread-1 = So ein Gleichgewicht gibt es nach einem der Züge. Aber würde A diesen Zug machen, wenn das folgte?
exercise-threat-misread-2 = Das ist das Wenigste. Was ist das Höchste?
exercise-threat-misread-3 = So viel ist A sicher, wenn die anderen sich verschwören. In einem Gleichgewicht tun sie das nicht: Alle denken an sich.

exercise-helpmate-ask = Ein Hilfsspiel: Alle Plätze wollen, dass B so bald wie möglich alle Karten loswird, und sind sich einig, wie. Es gibt nur eine kürzeste Zugfolge. Womit eröffnet A?
exercise-helpmate-hint-1 = B hat drei Karten und zwei Runden. Eine davon ist ein Vampirjäger: Wann muss er weg?
exercise-helpmate-hint-2 = Also muss B in der ersten Runde den ganzen Rest auf einmal loswerden und sie gewinnen. Welche Eröffnung macht das möglich?
exercise-helpmate-why = A leiht der 2 seine Königin. B schlägt das Paar mit 6 und Königin, spielt den Vampirjäger an und ist fertig: Jede Karte, die die anderen zugeben, ist höher als 0. Kein anderes Paar von A ist niedrig genug.
exercise-helpmate-misread-1 = Dieses Paar kann B nicht schlagen. Gibt es ein niedrigeres?
exercise-helpmate-misread-2 = Dann wird B in der ersten Runde nur eine einzige Karte los. Das ist eine zu wenig.

exercise-endless-ask = Hier gibt es kein Embargo. Nimm an, endloses Spiel kostet jeden Platz 50 Punkte. Mit wie vielen Punkten kommt A sicher davon?
exercise-endless-hint-1 = Noch ohne die 50: Welche Schranken geben die beiden Durchläufe für A?
exercise-endless-hint-2 = Wenn das Kreisen mehr kostet als die obere Schranke, muss A nicht kreisen.
exercise-endless-why = Die obere Schranke ist das, wobei A ein Ende erzwingen kann; also muss A nie mehr als 15 zahlen, so viel endloses Spiel auch kostet.
exercise-endless-misread-1 = So viel kostet das Kreisen. Aber kann A es nicht billiger beenden?
exercise-endless-misread-2 = Das ist die untere Schranke: Weniger lassen die anderen nie zu. Aber A kann kein Ende dort erzwingen.

### Rätsel, und wie man sie macht

answer-theme = der Name eines Themas, etwa "queen-lent"

exercise-which-play-ask = A ist am Zug und soll alle Karten loswerden, egal, was B und C tun. Welcher Zug leistet das?
exercise-which-play-hint-1 = Welche Karten der anderen kann A nie schlagen, wie auch immer gespielt wird? Wer hat sie, und wie macht man sie harmlos?
exercise-which-play-hint-2 = Zwei gleiche Karten in einer Hand sind die Gefahr. Spiel etwas an, das sie nur aufhalten können, wenn man sie einzeln spielt.
exercise-which-play-why = Nur eine 12 schlägt die 11, und gibt B eine her, ist das Paar zerrissen: Dann kann niemand zwei Karten anspielen, und A wird die 6 und die Königin nacheinander los. Jede andere Eröffnung lässt A mit einer Karte zurück, die nicht mehr wegzubekommen ist.
exercise-which-play-misread-1 = Das schlägt niemand, stimmt. Aber was spielt A danach an, und wer schlägt das dann?
exercise-which-play-misread-2 = Zwei Karten auf einmal weg, aber B hat auf ein Paar eine Antwort, und A auf das von B keine.
exercise-which-play-misread-3 = Niedrige zuerst ist eine gute Gewohnheit. Hier antworten auch die anderen niedrig, und A kommt zu spät an die Reihe.

exercise-how-long-ask = Hier wird A alle Karten los, egal, was die anderen tun. In höchstens wie vielen Runden ist A sicher fertig, wenn A sich beeilt und die anderen es hinauszögern?
exercise-how-long-hint-1 = Mit der Hilfe aller wären es so viele Runden, wie A Karten hat. Die anderen helfen nicht.
exercise-how-long-hint-2 = Frag guarantee nach A. Die Antwort kennt ihre rounds.
exercise-how-long-why = Die anderen können A nicht drinhalten, aber aufschieben können sie es: B bekommt die Eröffnung und lässt A den Vampirjäger aufnehmen. In 5 Runden ist A sicher fertig, mit Hilfe wären es 3.
exercise-how-long-misread-1 = So viele sind es, wenn alle helfen. Aber die anderen halten A auf, solange sie können.

exercise-pushed-ask = A ist am Zug, ganz allein gegen die beiden anderen. Genau einen Platz kann A hinauszwingen, sodass er alle Karten loswird. Welchen?
exercise-pushed-hint-1 = Frag bei jedem Platz der Reihe nach: Kann A es allein erzwingen? Auch beim eigenen Platz.
exercise-pushed-hint-2 = In einer Vampirjäger-Runde gehen niedrige Karten aus der Hand, und nichts kommt dafür zurück. Wer hat die niedrigsten?
exercise-pushed-why = C hat die niedrigsten Karten. Jede Vampirjäger-Runde nimmt eine davon weg, und C gibt nie am höchsten zu, wenn A es nicht zulässt. A selbst kann man drinhalten, und B auch.
exercise-pushed-misread-1 = Was man sich selbst wünscht, können die beiden anderen hier verhindern. An wen würden sie nicht denken?
exercise-pushed-misread-2 = Dieser Platz nimmt den Vampirjäger auf, wenn es sein muss. Wo sind die niedrigsten Karten am Tisch?

exercise-which-theme-ask = A ist am Zug und wird alle Karten los, egal, was die anderen tun. Es gibt einen richtigen Zug. Welches Thema ist das?
exercise-which-theme-hint-1 = Drei Züge sind erlaubt. Probier jeden aus: Welche sind falsch, und was bleibt?
exercise-which-theme-hint-2 = Ein Thema ist ein Ja oder Nein zu dem, was richtig und was falsch ist. Lies die Sätze in THEMES daraufhin.
exercise-which-theme-why = A könnte die 6 oder die 9 spielen, und beides ist falsch; nur Passen bewahrt alle drei Karten für später. Nichts zwingt A zu passen: Das Thema ist unforced-pass.
exercise-which-theme-misread-1 = Dieses Thema besagt, dass Passen falsch ist. Ist es hier falsch?
exercise-which-theme-misread-2 = Bei diesem Thema geht es ums Eröffnen, und hier hat B eröffnet.

exercise-unique-ask = Ist das ein Rätsel mit einer einzigen Antwort? Nenn alle ersten Züge, mit denen A sicher alle Karten loswird.
exercise-unique-hint-1 = Hast du einen gefunden, hör nicht auf: Ein zweiter verdirbt ein Rätsel – oder bewahrt es davor, zu schwer zu sein.
exercise-unique-hint-2 = Frag power, ob A out:A erzwingen kann. Die Antwort kennt die besten Züge.
exercise-unique-why = Die 5 und die 11 leisten es beide, also kann man niemandem sagen, es gebe nur eine Antwort. Die Königin, die niemand schlägt, wird später gebraucht.
exercise-unique-misread-1 = Das ist, was niemand schlagen kann. Etwas anderes ist, was sich am Ende nicht aufhalten lässt.

exercise-sieve-ask = Zieh mit Random(7) 200 Austeilungen zu je drei Vampiren, drei Plätze, kein Vampirjäger. In wie vielen kann A erzwingen, alle Karten loszuwerden, obwohl man dafür etwas suchen muss?
exercise-sieve-hint-1 = Zwei Fragen an jede Austeilung: Lässt es sich überhaupt erzwingen, und ist es trivial?
exercise-sieve-hint-2 = Die Zellen oben fragen beides, bei Austeilungen aus einem anderen Seed. Ändere den Seed und zähl.
exercise-sieve-why = In 97 der 200 kann A es erzwingen, in 59 davon ganz ohne Suche. Bleiben 38.
exercise-sieve-misread-1 = In so vielen Austeilungen lässt es sich erzwingen. Hast du die trivialen herausgenommen?
exercise-sieve-misread-2 = In so vielen Austeilungen lässt es sich nicht erzwingen. Gefragt ist nach den anderen.

exercise-odds-ask = Eine Suche hat in 600 Austeilungen 8 Rätsel gefunden. Wie viele Austeilungen braucht es ungefähr für 20?
exercise-odds-hint-1 = Wie viele Austeilungen kostet eines davon im Durchschnitt?
exercise-odds-hint-2 = Ein Ergebnis von find oder make kennt seine odds, als Bruch. Teil das, was du willst, dadurch.
exercise-odds-why = Ein Rätsel kostet im Durchschnitt 75 Austeilungen, 20 davon kosten 1500. Das ist ein Durchschnitt: Nach nur 8 ist das Intervall darum breit.
exercise-odds-misread-1 = So viele Austeilungen kostet eines.
exercise-odds-misread-2 = So viele würde es kosten, wenn die Suche in all ihren Austeilungen nur ein einziges gefunden hätte.

exercise-one-card-ask = Setz an die Stelle der 10 von A jeden der Werte 1 bis 13, auch die 10, und lass alles andere, wie es ist. Bei wie vielen der dreizehn entsteht ein Rätsel: ein richtiger Zug, um alle Karten loszuwerden, und nicht trivial?
exercise-one-card-hint-1 = Schreib die Stellung mit einer Lücke, füll sie dreizehnmal und frag jedes Mal.
exercise-one-card-hint-2 = Ein Wish hat eine Methode attempt: Sie gibt das Rätsel, das eine Stellung ist, oder None.
exercise-one-card-why = Von 9 bis 13 bleibt es ein Rätsel, bei insgesamt 5 Werten. Eine zweite 4 oder eine zweite 8 macht es trivial, und mit jeder anderen Karte kann A es nicht erzwingen.
exercise-one-card-misread-1 = So oft gibt es einen richtigen Zug. Zwei davon brauchen überhaupt keine Suche.
exercise-one-card-misread-2 = Zählt die Karte, die schon da ist? Ja.

exercise-own-theme-ask = Mach zwölf Rätsel: make(Wish("out", Deals(3, "3", "none")), 12, seed=22). In wie vielen davon ist der richtige Zug eine einzelne Karte, die weder die niedrigste noch die höchste in der Hand von A ist?
exercise-own-theme-hint-1 = Schreib eine Funktion, die zu einem Rätsel Ja oder Nein sagt. Der richtige Zug ist der erste seiner plays.
exercise-own-theme-hint-2 = Ein Zug kennt seine size und seinen value, und die erlaubten Züge der Größe 1 sind die Karten der Hand.
exercise-own-theme-why = In 8 der zwölf ist es eine Karte dazwischen: Niedrige hebt man für das Ende auf, hohe zum Antworten. Ein Thema, so gut wie jedes, das einen Namen hat.
exercise-own-theme-misread-1 = So oft ist es die höchste.
exercise-own-theme-misread-2 = Ist das in jedem davon so? Sieh dir die richtigen Züge neben den Händen an.

### Austeilungen zählen

exercise-small-hands-ask = Der kleine Kartensatz hat die Zahlen 1 bis 4, jede dreimal, und eine Königin. Wie viele verschiedene Hände aus drei Karten gibt es?
exercise-small-hands-hint-1 = Eine Hand ist das, was man sieht: zwei 4er und eine Königin sind eine Hand, egal, welche der 4er es sind.
exercise-small-hands-hint-2 = Schreib zu jeder Karte das Polynom auf, das sagt, wie oft eine Hand sie haben kann. Multiplizier, und sieh bei der dritten Potenz von x nach.
exercise-small-hands-why = Drei Karten aus fünf Arten lassen sich auf 35 Weisen wählen, wenn jede Art oft genug da ist. Die Königin gibt es nur einmal, also fallen die fünf Fälle mit zwei oder drei Königinnen weg: zwei Königinnen mit einer von vier Zahlen und drei Königinnen.
exercise-small-hands-misread-1 = Das zählt jede Karte als eigene Karte. Kann man zwei gleichen Karten ansehen, welche welche ist?
exercise-small-hands-misread-2 = Fast. Einige der Hände, die du gezählt hast, brauchen mehr Königinnen, als es gibt.
exercise-small-hands-misread-3 = Das sind die Hände, in denen keine zwei Karten gleich sind.
exercise-small-hands-misread-4 = Das sind die Hände aus Zahlen. Es gibt auch eine Königin.

exercise-no-hands-ask = Wähl neunmal unter den vierzehn Arten von Karten, ohne auf die Reihenfolge zu achten und gern immer wieder dieselbe. Wie viele dieser Auswahlen sind keine Hand aus dem Basis-Kartensatz, weil er nicht genug gleiche Karten hat?
exercise-no-hands-hint-1 = Welche Arten können ausgehen, wenn du neun nimmst?
exercise-no-hands-hint-2 = Zähl alle Auswahlen mit einem Binomialkoeffizienten, und zieh die Anzahl der Hände ab, die es gibt.
exercise-no-hands-why = Bei fünf oder mehr Königinnen sind die übrigen vier frei wählbar: 2380 Möglichkeiten. Und neun Karten einer Zahl sind ebenfalls zu viele: 13 Möglichkeiten. Nichts gehört zu beidem, also sind es zusammen 2393.
exercise-no-hands-misread-1 = Du hast alle Auswahlen mit zu vielen Königinnen gefunden. Kann auch eine Zahl ausgehen?
exercise-no-hands-misread-2 = Du hast die Auswahlen mit zu viel von einer Zahl gefunden. Und die Königinnen?
exercise-no-hands-misread-3 = So viele Hände gibt es. Gefragt ist, wie viele Auswahlen keine Hände sind.
exercise-no-hands-misread-4 = So viele Auswahlen gibt es, ob Hand oder nicht.

exercise-both-slayers-ask = Wie viele verschiedene Hände mit 13 Karten enthalten beide Vampirjäger, S15 und S20?
exercise-both-slayers-hint-1 = Wenn zwei der Karten feststehen, was bleibt dann zu wählen?
exercise-both-slayers-hint-2 = Welcher Term steht in (1 + x)(1 + x) für beide Vampirjäger, und welche Potenz bleibt dann für alle anderen?
exercise-both-slayers-why = Die beiden Vampirjäger nehmen zwei Stellen ein. Übrig bleibt eine Hand aus elf Vampiren, also ist es der Koeffizient von x^11 ohne Vampirjäger.
exercise-both-slayers-misread-1 = Diese Hände enthalten einen Vampirjäger oder beide. Gefragt ist nach beiden.
exercise-both-slayers-misread-2 = Das sind alle Hände, mit beliebig vielen Vampirjägern.
exercise-both-slayers-misread-3 = Das sind Hände ganz ohne Vampirjäger.
exercise-both-slayers-misread-4 = Das lässt nur für einen Vampirjäger Platz.

exercise-alike-ask = Aus den 108 werden zwei Karten ausgeteilt. Wie groß ist die Wahrscheinlichkeit, dass sie gleich sind: dieselbe Zahl oder beides Königinnen?
exercise-alike-hint-1 = Gewichte die Hände: Auf wie viele Weisen lassen sich zwei von acht gleichen Karten nehmen, und zwei von vier?
exercise-alike-hint-2 = Teil die Möglichkeiten aller gleichen Paare durch alle Möglichkeiten, zwei von 108 Karten zu nehmen.
exercise-alike-why = Jede der 13 Zahlen ergibt 28 Paare, die Königinnen ergeben 6, zusammen 370 von 5778. Die zweite Karte muss eine von sieben sein, oder von drei, unter 107.
exercise-alike-misread-1 = Das hält alle verschiedenen Hände für gleich wahrscheinlich. Aber zwei verschiedene Karten können auf mehr Weisen kommen als zwei gleiche.
exercise-alike-misread-2 = Das Paar Königinnen hast du vergessen.
exercise-alike-misread-3 = Das ist die Wahrscheinlichkeit, dass sie verschieden sind.

exercise-same-deals-ask = Ein Tisch hat genau so viele Austeilungen wie der mit 12 Plätzen, ob man gleiche Karten nun unterscheidet oder nicht. Wie viele Plätze hat er?
exercise-same-deals-hint-1 = Vergleich, wie viele Karten jeder Platz bekommt und wie viele übrig bleiben.
exercise-same-deals-hint-2 = Was übrig bleibt, könnte als weitere Hand auf dem Tisch liegen. Wo ist sie genau so groß wie die anderen?
exercise-same-deals-why = Mit 11 Plätzen bekommen alle neun Karten, und neun bleiben übrig: eine zwölfte Hand, sie heißt nur nicht so. Das ist dasselbe wie Austeilen an 12 Plätze.
exercise-same-deals-misread-1 = Auch dort bleibt nichts übrig. Aber bekommen alle gleich viele Karten wie hier?
exercise-same-deals-misread-2 = Dort bekommen alle zehn Karten. Wie viele bekommen sie am Tisch mit 12 Plätzen?

### Wahrscheinlichkeiten

exercise-one-hand-ask = Du spielst ein Paar 10er an. Die nächste Hand hat sechs Vampire, ausgeteilt aus allen 108 ohne dein Paar, und mehr weißt du nicht. Wie wahrscheinlich kann sie das Paar schlagen?
exercise-one-hand-hint-1 = Auf welche Weisen kann eine Hand ein Paar 10er schlagen? Denk auch an Königinnen.
exercise-one-hand-hint-2 = Frag nach der Wahrscheinlichkeit von beats("10^2") bei einem Unseen mit einer Hand von 6 und deinem Paar als mine.
exercise-one-hand-why = Zwei 11er, 12er, 13er oder Königinnen schlagen es, und ebenso eine davon mit einer Königin. Leichter ist es, die Hände zu zählen, die nichts dergleichen haben.
exercise-one-hand-misread-1 = Das zählt nur Paare aus Zahlen. Was kann eine Königin?
exercise-one-hand-misread-2 = Das ist die Wahrscheinlichkeit, dass sie es nicht kann.
exercise-one-hand-misread-3 = Das hält alle verschiedenen Hände für gleich wahrscheinlich. Sie haben verschiedene Gewichte.
exercise-one-hand-misread-4 = Dein eigenes Paar ist noch bei den Karten, die ausgeteilt werden. Du siehst es, also nimm es heraus.

exercise-two-hands-ask = Dasselbe Paar 10er und zwei Hände mit sechs Vampiren nach dir. Wie wahrscheinlich kann mindestens eine davon es schlagen?
exercise-two-hands-hint-1 = Vielleicht können es beide. Dann zählt das Doppelte der einen Wahrscheinlichkeit das zweimal.
exercise-two-hands-hint-2 = Frag nach beats("10^2", [1, 2]) bei einem Unseen mit zwei Händen.
exercise-two-hands-why = Es ist weniger als das Doppelte einer Hand, denn vielleicht können es beide. Und es ist mehr, als wenn die Hände nichts miteinander zu tun hätten, denn was der ersten fehlt, bleibt für die zweite.
exercise-two-hands-misread-1 = Du hast die Wahrscheinlichkeiten zweier Hände addiert. Die Austeilungen, in denen beide es schlagen können, sind doppelt gezählt.
exercise-two-hands-misread-2 = So wäre es, wenn die beiden Hände aus zwei Stapeln kämen. Sie teilen sich einen.
exercise-two-hands-misread-3 = Das ist die Wahrscheinlichkeit, dass keine es kann.

exercise-second-hand-ask = Noch immer das Paar 10er und zwei Hände mit sechs Vampiren. Jemand verrät dir wahrheitsgemäß, dass die erste Hand es nicht schlagen kann. Wie wahrscheinlich kann es jetzt die zweite?
exercise-second-hand-hint-1 = Hohe Karten und Königinnen, die der ersten Hand fehlen, sind anderswo.
exercise-second-hand-hint-2 = Sieh nur auf die Austeilungen, in denen die erste Hand es nicht kann. Dafür ist given da.
exercise-second-hand-why = Behalt von allen Austeilungen die, in denen die erste Hand es nicht kann, und frag, in welchem Teil davon es die zweite kann. Es ist etwas mehr als vorher: Was die erste nicht hat, muss ja anderswo stecken.
exercise-second-hand-misread-1 = Das war die Wahrscheinlichkeit, bevor man dir etwas verraten hat. Verrät dir das nichts?
exercise-second-hand-misread-2 = Das ist die Wahrscheinlichkeit von beidem zugleich, unter allen Austeilungen. Jetzt ist eines davon bekannt.

exercise-queen-behind-ask = Eine Hand mit sechs Vampiren nach dir, und sie kann dein Paar 10er schlagen: Wer sie hält, hat nachgesehen und genickt. Wie wahrscheinlich enthält sie mindestens eine Königin?
exercise-queen-behind-hint-1 = Drei Zahlen: Wie wahrscheinlich kann sie es, wie wahrscheinlich ist eine Königin, und wie wahrscheinlich ist beides?
exercise-queen-behind-hint-2 = Teil die Wahrscheinlichkeit von beidem durch die Wahrscheinlichkeit dessen, was du weißt.
exercise-queen-behind-why = Mit einer Königin ist ein Paar viel leichter zu schlagen; wer es also schlagen kann, hat recht wahrscheinlich eine. Beides zugleich, geteilt durch das Bekannte: Das ist der Satz von Bayes.
exercise-queen-behind-misread-1 = Das ist die Wahrscheinlichkeit, solange du nichts über die Hand weißt.
exercise-queen-behind-misread-2 = Das ist umgekehrt: wie wahrscheinlich eine Hand mit einer Königin das Paar schlägt.
exercise-queen-behind-misread-3 = Das ist die Wahrscheinlichkeit von beidem zusammen. Dass eines davon zutrifft, weißt du schon.

exercise-safe-feed-ask = Eine Vampirjäger-Runde, und du gibst als Letztes von vier Händen zu. Jede der anderen Hände hat fünf Vampire und gibt, soweit du vermutest, ihre niedrigste Karte zu. Welche ist die höchste Zahl, die du zugeben kannst, sodass du in weniger als der Hälfte aller Fälle die Karten nimmst?
exercise-safe-feed-hint-1 = Wer die höchste Karte zugibt, nimmt alles. Wie sieht die niedrigste von fünf Karten aus?
exercise-safe-feed-hint-2 = Frag picks_up für jede Zahl. Du bist als Letztes dran, also hat die Hand nach dir angespielt: leader=1.
exercise-safe-feed-why = Mit einer 3 nimmst du die Karten in 47 von 100 Fällen, mit einer 4 schon in 66. Wenn alle anderen ihre niedrigste Karte zugeben, ist kaum etwas niedrig genug, und bei gleichen Karten nimmt die letzte.
exercise-safe-feed-misread-1 = Das ginge, wenn du als Erstes zugäbst. Nun bist du als Letztes dran, und bei gleichen Karten nimmt die letzte. [R20]
exercise-safe-feed-misread-2 = Das ginge, wenn sie irgendeine ihrer Karten zugäben. Sie geben die niedrigste zu.
exercise-safe-feed-misread-3 = Das ginge, wenn sie ihre höchste zugäben. Sie geben die niedrigste zu.

## Übungen zu verdeckten Händen und zu Bots

exercise-fitting-deals-ask = Die Karten aus Abschnitt 1, gerade ausgeteilt: C sieht die eigene Hand, und noch ist nichts gespielt. Wie viele verschiedene Austeilungen passen zu dem, was C sieht?
exercise-fitting-deals-hint-1 = Welche sechs Karten hat C nicht gesehen? Da der Vampirjäger offen liegt, bekommt A die Hälfte davon und B den Rest.
exercise-fitting-deals-hint-2 = Schreib die Hände von A auf: zwei von einer Zahl und eine andere, oder von jeder eine. Was bleibt, ist die Hand von B.
exercise-fitting-deals-why = C hat zwei 1er, zwei 2er und zwei 3er nicht gesehen. A hat ein Paar von einer Zahl und eine der beiden anderen, das sind sechs Hände, oder von jeder eine. Bei B gibt es dann keine Wahl mehr.
exercise-fitting-deals-misread-1 = Das unterscheidet die beiden gleichen Karten einer Zahl. Es ist die Zahl der Weisen, wie die Karten liegen können, also die Summe der Gewichte.
exercise-fitting-deals-misread-2 = Das zählt alles doppelt, als könnte der Vampirjäger bei A oder bei B sein. Alle sehen, wo er ist. [R17]

exercise-picked-up-cards-ask = A hat den S20 angespielt, B eine Königin zugegeben und C eine 1. Beide zählen 1, also nahm C als Letztes alles. A sieht, was unten steht. Wie wahrscheinlich ist es für A, dass C eine 4 hat?
exercise-picked-up-cards-hint-1 = Einige Karten von C sind bekannt. Wie viele sind es nicht, und aus welchen Karten kommen sie?
exercise-picked-up-cards-hint-2 = Zwei Karten von C kommen aus acht. Auf wie viele der Weisen ist keine 4 darunter?
exercise-picked-up-cards-why = Die Königin und die 1 sind bei C, und das ist bekannt. Die beiden anderen Karten kommen aus den acht, die A nicht zuordnen kann, und zwei davon sind 4er. Auf 15 von 28 Weisen bekommt C keine davon.
exercise-picked-up-cards-misread-1 = Du hast vergessen, was C aufgenommen hat. Von vier Karten sind zwei bekannt, und keine davon ist eine 4.
exercise-picked-up-cards-misread-2 = Das ist die Wahrscheinlichkeit, dass C keine hat.

exercise-passed-ask = A hat eine 3 angespielt, B hat gepasst, und C ist am Zug. Nimm an, wer eine Karte schlagen kann, passt trotzdem in einem von drei Fällen. Wie wahrscheinlich hat B eine 4?
exercise-passed-hint-1 = Wie wahrscheinlich ist das vor dem Passen? Und wie oft würde B in jedem der Fälle passen?
exercise-passed-hint-2 = Gewichte beide Fälle: Mit einer 4 passt B in einem Drittel aller Fälle, ohne eine immer. Teil dann durch ihre Summe.
exercise-passed-why = Vor dem Passen ist in 6 von 7 Fällen eine 4 da. Von diesen 6 lässt das Passen 2 übrig, von dem einen ohne 4 eben den einen.
exercise-passed-misread-1 = Das ist die Wahrscheinlichkeit vor dem Passen, oder wenn Passen nichts verrät. In diesem Modell verrät es etwas.
exercise-passed-misread-2 = So wäre es, wenn niemand passte, der schlagen kann. Hier kommt das manchmal vor.
exercise-passed-misread-3 = Das ist die Wahrscheinlichkeit, dass B eine 4 hat und passt. Dass B gepasst hat, weißt du: Teil durch die Wahrscheinlichkeit dafür.

exercise-goes-out-ask = C sieht, was unten steht, und überlegt, eine 1 mit der Königin anzuspielen. In welchem Anteil der Austeilungen könnte C danach, wenn alle Karten offen wären, sicher alle Karten loswerden?
exercise-goes-out-hint-1 = Vier Austeilungen passen. Sieh dir jede an, und wer ein Paar schlagen kann.
exercise-goes-out-hint-2 = Frag Beliefs nach den Austeilungen mit ihren Gewichten, und zu jeder guarantee.
exercise-goes-out-why = Das Paar zählt 1. Hat jemand ein Paar 2er, wird es geschlagen, und C bleibt auf dem Vampirjäger sitzen. Zwei 2er in einer Hand sind zwei der vier Austeilungen, aber mit Gewicht 1; die beiden anderen haben Gewicht 2.
exercise-goes-out-misread-1 = Das zählt alle vier Austeilungen gleich. Zwei davon haben das doppelte Gewicht.
exercise-goes-out-misread-2 = Das ist der Anteil, in dem C nicht sicher sein kann.
exercise-goes-out-misread-3 = In jeder Austeilung gibt es eine Eröffnung, mit der C alle Karten loswird, aber es ist nicht immer diese.

exercise-for-sure-ask = A hat eine 2 angespielt, B hat gepasst, und C ist als Letztes am Zug; C sieht, was unten steht. Mit welchen Zügen wird C sicher alle Karten los, egal, was die anderen haben und tun, ohne ihre Karten zu sehen?
exercise-for-sure-hint-1 = Welche Austeilungen passen? Es sind zwei. Sieh nach, was C nach jedem Zug noch hat und was dann anzuspielen ist.
exercise-for-sure-hint-2 = Frag surely_out nach beiden Austeilungen zugleich, nach einem Zug nach dem anderen.
exercise-for-sure-why = Nach der 3 spielt C die 4 an, die niemand schlagen kann, und dann das Paar, die letzten Karten. Nach der 4 bleiben das Paar und eine 3 zum Anspielen: Zuerst das Paar ist richtig, wenn A eine 4 hat, zuerst die 3, wenn B beide hat, und C weiß es nicht.
exercise-for-sure-misread-1 = Einer davon reicht nur, wenn von da an alle Karten offen sind. Was müsste C als Nächstes anspielen, in jeder der Austeilungen?
exercise-for-sure-misread-2 = Das gelingt nur, wenn von da an alle Karten offen sind: Wie es weitergeht, hängt von der Austeilung ab.

exercise-greedy-play-ask = A eröffnet und spielt wie der Bot „greedy“: Er wird so viele Minuspunkte los, wie ein Zug mitnehmen kann. Was spielt er?
exercise-greedy-play-hint-1 = Was ist eine Königin am Ende wert, und wo darf sie stehen?
exercise-greedy-play-hint-2 = Eine Königin kostet 14 und darf zu jeder Zahl dazu. Zähl die Punkte der größten Züge zusammen.
exercise-greedy-play-why = Zwei 9er und die Königin sind 9 + 9 + 14 Punkte, drei 5er und die Königin sind 15 + 14. Ob es klug ist, die Königin herzugeben, fragt der Bot nicht.
exercise-greedy-play-misread-1 = Das ist der Zug mit den meisten Karten. Dieser Bot zählt Punkte.
exercise-greedy-play-misread-2 = Das ist die Karte, die am meisten kostet. Ein Zug kann mehrere Karten haben.
exercise-greedy-play-misread-3 = Dabei bleibt die Königin zu Hause, und sie kostet 14.

exercise-fair-games-ask = Drei Bots spielen auf vier Plätzen, einer sitzt also zweimal da. Wie viele Partien braucht es mindestens, bis jeder Bot auf jedem Platz gleich oft gesessen hat und jede Austeilung von jedem Platz aus gespielt wurde?
exercise-fair-games-hint-1 = Wie viele Partien werden mit einer Austeilung gespielt? Und wer sitzt bei der nächsten zweimal da?
exercise-fair-games-hint-2 = Eine Austeilung wird einmal für jeden der vier Plätze gespielt. Jeder der drei Bots muss einmal der sein, der doppelt sitzt.
exercise-fair-games-why = Mit einer Austeilung rückt die Aufstellung viermal um einen Platz weiter. Ein Bot sitzt dabei doppelt, also braucht es drei Austeilungen, bis es jeder einmal war.
exercise-fair-games-misread-1 = Das ist eine Austeilung. Dabei hatte ein Bot zwei Plätze, die anderen einen.
exercise-fair-games-misread-2 = Jede Austeilung wird von jedem Platz aus gespielt, nicht von einem.
exercise-fair-games-misread-3 = Es sind vier Plätze, aber nur drei Bots, die sich beim Doppeltsitzen abwechseln.

exercise-narrower-ask = Nach 60 Partien ist das Intervall eines Unterschieds 8 Punkte breit, sagen wir von −3 bis 5. Wie viele Partien braucht es insgesamt ungefähr, bis eines nur 2 Punkte breit ist?
exercise-narrower-hint-1 = Wievielmal so schmal ist das? Und was hat die vierfache Zahl von Austeilungen mit der Breite gemacht?
exercise-narrower-hint-2 = Für die halbe Breite braucht man viermal so viele Partien; was also für ein Viertel?
exercise-narrower-why = Die Breite sinkt so, wie die Wurzel aus der Zahl der Partien steigt. Ein Viertel der Breite braucht 4 · 4 = 16-mal so viele Partien.
exercise-narrower-misread-1 = Damit wäre es halb so breit: Viermal so viele Partien machen kein Viertel daraus.
exercise-narrower-misread-2 = So viele kommen noch dazu. Wie viele sind es insgesamt?
exercise-narrower-misread-3 = Doppelt so viele Partien machen es um weniger als ein Drittel schmaler.

exercise-share-won-ask = Lass greedy und random 60 Partien auf drei Plätzen spielen, mit dem Seed 5. Welchen Anteil seiner Phasen gewinnt greedy? Eine Phase, die von zwei Plätzen aus gespielt wird, zählt als zwei.
exercise-share-won-hint-1 = Er steht in der Tabelle, in der Spalte „gewonnen“. Genau ist er der share einer Wertung.
exercise-share-won-hint-2 = Spiel tournament(["greedy", "random"], seats=3, games=60, seed=5), und nimm den share von "greedy" darin.
exercise-share-won-why = Greedy gewinnt in den meisten Partien, aber gewinnen kann man von drei Plätzen aus. Auf drei Plätzen gewinnt ein Bot, der nicht besser ist als die anderen, ein Drittel.
exercise-share-won-misread-1 = Das ist der Anteil aller Partien, in denen ein Platz von greedy gewinnt. In der Hälfte der Partien hat greedy zwei Plätze, und die zählen als zwei.
exercise-share-won-misread-2 = Das ist, was random gewinnt.

## Übungen zu The Vampires

exercise-whose-turn-ask = Vier sitzen am Tisch. Der Platz am Zug legt Knoblauch neben den ersten Vampir, und der nächste Platz, der an die Reihe kommt, legt Knoblauch neben den zweiten. Wer ist jetzt am Zug?
exercise-whose-turn-hint-1 = Knoblauch kostet den nächsten Platz seinen Zug, und dieser Platz tut überhaupt nichts.
exercise-whose-turn-hint-2 = Nach dem ersten Knoblauch kommt D. Wen lässt der Knoblauch von D aussetzen?
exercise-whose-turn-why = Beim ersten Knoblauch setzt C aus, bei dem von D setzt A aus. Also ist wieder B dran. [T12]
exercise-whose-turn-misread-1 = So wäre es, wenn niemand aussetzen müsste.
exercise-whose-turn-misread-2 = Einmal zu viel ausgesetzt: Jeder Knoblauch kostet einen Platz einen Zug. [T12]
exercise-where-it-fits-ask = A hat eine Angriffskarte, RYBG: oben rot, rechts gelb, unten blau, links grün. An wie viele Stellen darf A sie legen?
exercise-where-it-fits-hint-1 = Nördlich von einem Vampir berührt ihn die untere Kante, östlich die linke, südlich die obere, westlich die rechte.
exercise-where-it-fits-hint-2 = Jeder Vampir hat eine Farbe, also ist bei jedem nur eine Seite zu probieren. Ist sie frei?
exercise-where-it-fits-why = Südlich vom roten Vampir passt die rote obere Kante, westlich vom gelben die gelbe rechte. Nördlich vom blauen würde die blaue Kante auch passen, aber dort liegt eine Angriffskarte, und die bleibt. [T5] [T6]
exercise-where-it-fits-misread-1 = Das sind alle freien Seiten. Eine Angriffskarte braucht ihre eigene Farbe an der Seite, die berührt. [T6]
exercise-where-it-fits-misread-2 = Bei jedem Vampir gibt es eine richtige Seite. Aber ist sie frei? [T5]
exercise-first-of-three-ask = Hundert Partien von drei Bots, die aufs Geratewohl spielen, mit Seed 5. Wie viele gewinnt der Platz, der anfängt?
exercise-first-of-three-hint-1 = first_seat spielt die Partien. Was steht in wins?
exercise-first-of-three-hint-2 = wins[0] gehört zu dem Platz, der anfängt, welchen Buchstaben er auch hat.
exercise-first-of-three-why = Die Partien kommen aus dem Seed, also erhältst du dieselbe Zahl wie alle anderen. Eine solche Zahl allein sagt wenig: Sieh dir ihr Intervall an.
exercise-first-of-three-misread-1 = Das ist der Platz, der als Letztes drankommt.

## Ein Name, den es nicht gibt

exercise-unknown = Es gibt keine Aufgabe „{ $read }“; es gibt { $names }.

"""The compiled search: ``search`` once more, over numbers in arrays.

hands, round → a loop over an explicit stack, in slices → a bound on one side of ``m``.

A slice runs until the answer, a number of turns, or a full table. All of its state lies in arrays
that ``compiled`` holds, so the next slice goes on where this one stopped and Python may look in
between. Nothing recurses, and every entry of the table is a whole position, compared in full.
Every integer that meets a hand is 64 bits wide and unsigned.
"""

from __future__ import annotations

import numpy as np
from numba import njit

# A hand is the packed int of vqlab.queen.cards: four bits a card, S15 at bit 56, S20 at bit 60.
U0, U1, U4, U15 = np.uint64(0), np.uint64(1), np.uint64(4), np.uint64(15)
VAMPIRES = np.uint64((1 << 56) - 1)
QUEEN = np.uint64(1 << 52)
QUEEN_SHIFT = np.uint64(52)
S15, S20 = np.uint64(1 << 56), np.uint64(1 << 60)
SLAYERS = np.uint64(1 << 56 | 1 << 60)

# What a slice ends with.
RUNNING, DONE, PAUSED, FULL = 0, 1, 2, 3

# Integer fields of a frame: one turn of one seat.
SEAT, TURN, SIZE, TOP, TOP_SEAT, SLAYER, BEST, NEXT, FIRST, LAST, TAKER, EMBARGO, ACTED, WORK = (
    range(14)
)
FIELDS = 14
# Wide fields of a frame.
TABLE, BEFORE, TAKEN = range(3)

# The control block.
DEPTH, NODES, RETURNED, MODE, MOVES, STORED = range(6)
ENTER_LEAD, ENTER_TURN, RETURN = 0, 1, 2


@njit(cache=True, inline="always")
def copies(hand, value):
    """How many cards of a value (1 … 14, 14 = queens) a hand holds."""
    return np.int64((hand >> np.uint64(4 * (value - 1))) & U15)


@njit(cache=True, inline="always")
def unit(value):
    """One card of a value."""
    return U1 << np.uint64(4 * (value - 1))


@njit(cache=True)
def total(hand):
    """Penalty points of a hand (R28)."""
    points = np.int64(0)
    value = np.int64(1)
    rest = hand & VAMPIRES
    while rest:
        points += value * np.int64(rest & U15)
        rest >>= U4
        value += 1
    if hand & S15:
        points += 15
    if hand & S20:
        points += 20
    return points


@njit(cache=True)
def write_key(hands, seats, leader, embargo, me, squeeze, key):
    """The table's key: all hands, and leader and embargo in spare bits of the first.

    Without slayers only the seat's own cards ever count for it, and others' values matter only by
    their order: they are squeezed together between the seat's own values, which stay (theory: rank
    compression with the seat's ranks pinned). A queen keeps her place above all.
    """
    if squeeze:
        mine = hands[me]
        others = U0
        for s in range(seats):
            if s != me:
                # one bit per value held by somebody else
                h = hands[s]
                h |= h >> np.uint64(1)
                h |= h >> np.uint64(2)
                others |= h & np.uint64(0x1111111111111)
        # walk up the values; "to" is where the next squeezed value goes
        to = np.int64(1)
        for s in range(seats):
            key[s] = hands[s] & np.uint64(15 << 52) if s != me else mine
        for value in range(1, 14):
            if copies(mine, value):
                to = value
                if (others >> np.uint64(4 * (value - 1))) & U1:
                    for s in range(seats):
                        if s != me:
                            key[s] |= hands[s] & (U15 << np.uint64(4 * (value - 1)))
                to = value + 1
            elif (others >> np.uint64(4 * (value - 1))) & U1:
                down = np.uint64(4 * (value - to))
                for s in range(seats):
                    if s != me:
                        key[s] |= (hands[s] & (U15 << np.uint64(4 * (value - 1)))) >> down
                to += 1
    else:
        for s in range(seats):
            key[s] = hands[s]
    key[0] |= np.uint64(leader & 7) << np.uint64(57)
    key[0] |= np.uint64(leader >> 3) << np.uint64(61)
    key[0] |= np.uint64(embargo) << np.uint64(62)


@njit(cache=True)
def hash_key(key, seats):
    """Where a key is looked for first; what is found there is compared in full."""
    x = np.uint64(0x9E3779B97F4A7C15)
    for s in range(seats):
        x = (x ^ key[s]) * np.uint64(0xD6E8FEB86659FD93)
        x ^= x >> np.uint64(29)
    x *= np.uint64(0xBF58476D1CE4E5B9)
    return x ^ (x >> np.uint64(32))


WAYS = 4


@njit(cache=True)
def find(table, mask, key, seats):
    """The slot of a key, or -1: the whole key is compared."""
    stride = seats + 1
    first = np.int64(hash_key(key, seats) & np.uint64(mask & ~3))
    for way in range(WAYS):
        slot = ((first + way) & mask) * stride
        if table[slot + seats] == U0:
            return np.int64(-1)
        same = True
        for s in range(seats):
            if table[slot + s] != key[s]:
                same = False
                break
        if same:
            return np.int64(slot)
    return np.int64(-1)


@njit(cache=True)
def store(table, mask, key, seats, low, high, work):
    """Keep bounds for a key; of four places the one that took least work is given up.

    Gives 1 when a new place was taken, 0 otherwise.
    """
    stride = seats + 1
    first = np.int64(hash_key(key, seats) & np.uint64(mask & ~3))
    victim = np.int64(-1)
    least = np.int64(1 << 40)
    fresh = 0
    for way in range(WAYS):
        slot = ((first + way) & mask) * stride
        word = table[slot + seats]
        if word == U0:
            victim = slot
            fresh = 1
            break
        same = True
        for s in range(seats):
            if table[slot + s] != key[s]:
                same = False
                break
        if same:
            victim = slot
            low = max(low, np.int64(word & np.uint64(0xFFFF)))
            high = min(high, np.int64((word >> np.uint64(16)) & np.uint64(0xFFFF)))
            work = max(work, np.int64((word >> np.uint64(32)) & np.uint64(0xFF)))
            break
        held = np.int64((word >> np.uint64(32)) & np.uint64(0xFF))
        if held < least:
            least = held
            victim = slot
    for s in range(seats):
        table[victim + s] = key[s]
    table[victim + seats] = (
        np.uint64(low)
        | np.uint64(high) << np.uint64(16)
        | np.uint64(work) << np.uint64(32)
        | U1 << np.uint64(48)
    )
    return fresh


@njit(cache=True)
def rehash(old, table, mask, seats):
    """Move every entry of a table into a larger one."""
    stride = seats + 1
    moved = 0
    key = np.empty(seats, np.uint64)
    for slot in range(0, len(old), stride):
        word = old[slot + seats]
        if word != U0:
            for s in range(seats):
                key[s] = old[slot + s]
            moved += store(
                table,
                mask,
                key,
                seats,
                np.int64(word & np.uint64(0xFFFF)),
                np.int64((word >> np.uint64(16)) & np.uint64(0xFFFF)),
                np.int64((word >> np.uint64(32)) & np.uint64(0xFF)),
            )
    return moved


@njit(cache=True)
def write_leads(hand, embargo, plays, values, at):
    """Every lead, best first: many cards and high ones, few copies and queens left over."""
    first = at
    queens = copies(hand, 14)
    for value in range(1, 14):
        held = copies(hand, value)
        for used in range(1, held + 1):
            for q in range(queens + 1):
                size = used + q
                plays[at] = np.uint64(used) * unit(value) + np.uint64(q) * QUEEN
                score = 20 * size + value - 15 * (held - used) - 25 * q
                values[at] = (score + 4096) << 16 | size << 8 | value
                at += 1
    for q in range(1, queens + 1):
        plays[at] = np.uint64(q) * QUEEN
        score = 20 * q + 14 - 15 * (queens - q) - 25 * q
        values[at] = (score + 4096) << 16 | q << 8 | 14
        at += 1
    # insertion sort: short lists, best first
    for i in range(first + 1, at):
        play, value = plays[i], values[i]
        j = i - 1
        while j >= first and values[j] < value:
            plays[j + 1], values[j + 1] = plays[j], values[j]
            j -= 1
        plays[j + 1], values[j + 1] = play, value
    # slayers last: an ordering that halves the work
    if hand & S15 and embargo != 1:
        plays[at], values[at] = S15, 1 << 8
        at += 1
    if hand & S20 and embargo != 2:
        plays[at], values[at] = S20, 1 << 8
        at += 1
    return at


@njit(cache=True)
def write_raises(hand, size, top, mine, plays, values, at):
    """Every raise and the pass: the seat's own from the highest, the others' from the lowest."""
    queens = copies(hand, 14)
    if mine:
        if top < 14 and queens >= size:
            plays[at], values[at] = np.uint64(size) * QUEEN, size << 8 | 14
            at += 1
        for value in range(13, top, -1):
            held = min(copies(hand, value), size)
            for used in range(held, 0, -1):
                if size - used > queens:
                    break
                plays[at] = np.uint64(used) * unit(value) + np.uint64(size - used) * QUEEN
                values[at] = size << 8 | value
                at += 1
    else:
        for value in range(top + 1, 14):
            held = min(copies(hand, value), size)
            for used in range(held, 0, -1):
                if size - used > queens:
                    break
                plays[at] = np.uint64(used) * unit(value) + np.uint64(size - used) * QUEEN
                values[at] = size << 8 | value
                at += 1
        if top < 14 and queens >= size:
            plays[at], values[at] = np.uint64(size) * QUEEN, size << 8 | 14
            at += 1
    plays[at], values[at] = U0, 0
    return at + 1


@njit(cache=True)
def write_feeds(hand, top, mine, caught, plays, values, at):
    """Every card that may be fed, or a forced pass.

    The seat first gets rid of the highest card that stays below the highest fed; then it feeds the
    lowest. The others, once the seat is the one to pick up, add the dearest card that leaves it so.
    """
    first = at
    if mine or caught:
        for value in range(13, 0, -1):
            if value < top and copies(hand, value):
                plays[at], values[at] = unit(value), 1 << 8 | value
                at += 1
        if hand & (U15 << QUEEN_SHIFT):
            plays[at], values[at] = QUEEN, 1 << 8 | 1
            at += 1
        for value in range(max(1, top), 14):
            if copies(hand, value):
                plays[at], values[at] = unit(value), 1 << 8 | value
                at += 1
    else:
        for value in range(14, 0, -1):
            if copies(hand, value):
                plays[at] = unit(value)
                values[at] = 1 << 8 | (1 if value == 14 else value)
                at += 1
    if at == first:
        plays[at], values[at] = U0, 0
        at += 1
    return at


@njit(cache=True)
def control_bound(hands, seats, me):
    """What the leading seat can hold itself to by leading sets nobody can beat, then one more.

    Nobody can play on an unbeatable set, so no other hand changes and the next set is unbeatable
    too. The last set may be beatable: it leaves the hand all the same. When nothing is left the
    seat is out (0). Otherwise the rest is a bound only while nobody else holds a slayer and the
    seat at most one, which it never leads: it cannot be made to pick up.
    """
    mine = hands[me]
    slayer_elsewhere = False
    for s in range(seats):
        if s != me and hands[s] & SLAYERS:
            slayer_elsewhere = True
    left = total(mine)
    best_one = np.int64(0)
    groups = 0
    queens = copies(mine, 14)
    for value in range(1, 14):
        held = copies(mine, value)
        if held:
            beaten = False
            for s in range(seats):
                if s != me:
                    q = copies(hands[s], 14)
                    if q >= held:
                        beaten = True
                        break
                    for higher in range(value + 1, 14):
                        c = copies(hands[s], higher)
                        if c and c + q >= held:
                            beaten = True
                            break
                    if beaten:
                        break
            if beaten:
                groups += 1
                best_one = max(best_one, held * value)
            else:
                left -= held * value
    left -= queens * 14
    slayers = np.int64(0)
    if mine & S15:
        slayers += 1
    if mine & S20:
        slayers += 1
    if slayers == 0:
        if groups <= 1:
            return np.int64(0)
    elif slayers == 1 and groups == 0 and mine & VAMPIRES:
        # the slayer is led last, one lead after any embargo; every vampire is above 0 (R25)
        return np.int64(0)
    if slayers > 1 or slayer_elsewhere:
        return np.int64(1 << 20)
    return left - best_one


@njit(cache=True)
def worth(hands, seats, me, totals, wins):
    """The number at an end: the points of ``me``, or 0 if it has the lowest total, else 1."""
    if not wins:
        return total(hands[me])
    mine = totals[me] + total(hands[me])
    for s in range(seats):
        if totals[s] + total(hands[s]) < mine:
            return np.int64(1)
    return np.int64(0)


@njit(cache=True, nogil=True)
def run(
    table,
    mask,
    hands,
    frames,
    wide,
    plays,
    values,
    control,
    seats,
    me,
    side,
    totals,
    wins,
    m,
    key,
    limit,
):
    """Run one slice of the question: can a side hold the points of ``me`` to ``m``?

    ``side`` has a bit for every seat that wants them small. With ``wins`` it is not about points,
    but about 0 or 1 (see ``worth``), and nothing is cut short.
    """
    depth = control[DEPTH]
    nodes = control[NODES]
    returned = control[RETURNED]
    mode = control[MODE]
    free = control[MOVES]
    stored = control[STORED]
    stop = nodes + limit
    room = (mask + 1) * 3 // 4
    helps = not wins and (side >> me) & 1
    # what is entered next, when mode is ENTER_*: kept in the frame above the stack
    status = RUNNING
    while True:
        if mode == ENTER_LEAD:
            leader, embargo = frames[depth, SEAT], frames[depth, EMBARGO]
            mode = RETURN
            ended = False
            slayers_out = U0
            for s in range(seats):
                if hands[s] == U0:
                    ended = True
                if s != me:
                    slayers_out |= hands[s]
            mine = hands[me]
            points = total(mine)
            if ended:
                returned = worth(hands, seats, me, totals, wins)
            else:
                own = mine & SLAYERS
                safe = (slayers_out & SLAYERS) == U0 and own != SLAYERS
                # Nobody else can lead a slayer and the seat never has to: it keeps what it has.
                answered = helps and safe and points <= m
                if answered:
                    returned = points
                elif helps and leader == me:
                    bound = control_bound(hands, seats, me)
                    if bound <= m:
                        returned = bound
                        answered = True
                if not answered:
                    squeeze = not wins and ((slayers_out | mine) & SLAYERS) == U0
                    write_key(hands, seats, leader, embargo, me, squeeze, key)
                    slot = find(table, mask, key, seats)
                    if slot >= 0:
                        word = table[slot + seats]
                        low = np.int64(word & np.uint64(0xFFFF))
                        high = np.int64((word >> np.uint64(16)) & np.uint64(0xFFFF))
                        if low > m:
                            returned = low
                            answered = True
                        elif high <= m:
                            returned = high
                            answered = True
                if not answered:
                    (
                        frames[depth, TURN],
                        frames[depth, SIZE],
                        frames[depth, TOP],
                        frames[depth, TOP_SEAT],
                        frames[depth, SLAYER],
                    ) = 0, 0, 0, leader, 0
                    frames[depth, ACTED] = 0
                    frames[depth, WORK] = nodes
                    wide[depth, TABLE] = U0
                    mode = ENTER_TURN
            if mode == RETURN and frames[depth, TAKER] >= 0:
                hands[frames[depth, TAKER]] -= wide[depth, TAKEN]
        elif mode == ENTER_TURN:
            p = frames[depth, SEAT]
            hand = hands[p]
            nodes += 1
            wide[depth, BEFORE] = hand
            frames[depth, FIRST] = free
            if frames[depth, TURN] == 0:
                free = write_leads(hand, frames[depth, EMBARGO], plays, values, free)
            elif frames[depth, SLAYER]:
                free = write_feeds(
                    hand,
                    frames[depth, TOP],
                    p == me,
                    frames[depth, TOP_SEAT] == me and frames[depth, ACTED] == 1,
                    plays,
                    values,
                    free,
                )
            else:
                free = write_raises(
                    hand, frames[depth, SIZE], frames[depth, TOP], p == me, plays, values, free
                )
            frames[depth, NEXT] = frames[depth, FIRST]
            frames[depth, LAST] = free
            frames[depth, BEST] = (1 << 20) if (side >> p) & 1 else -1
            # fall into making the first play
            mode = RETURN
            returned = -2  # nothing returned yet
            depth += 1
        else:
            # a value came back to the frame below, or a fresh frame makes its first play
            depth -= 1
            if depth < 0:
                status = DONE
                break
            p = frames[depth, SEAT]
            done = False
            if returned != -2:
                hands[p] = wide[depth, BEFORE]
                if (side >> p) & 1:
                    if returned < frames[depth, BEST]:
                        frames[depth, BEST] = returned
                    done = frames[depth, BEST] <= m
                else:
                    if returned > frames[depth, BEST]:
                        frames[depth, BEST] = returned
                    done = frames[depth, BEST] > m
            if not done and frames[depth, NEXT] < frames[depth, LAST]:
                if returned != -2 and nodes >= stop:
                    # pause here: the frame will go on with its next play
                    returned = -2
                    depth += 1
                    status = PAUSED
                    break
                i = frames[depth, NEXT]
                frames[depth, NEXT] = i + 1
                play = plays[i]
                size = (values[i] >> 8) & 255
                value = values[i] & 255
                turn = frames[depth, TURN]
                slayer, top, top_seat = (
                    frames[depth, SLAYER],
                    frames[depth, TOP],
                    frames[depth, TOP_SEAT],
                )
                on_table = wide[depth, TABLE]
                set_size = frames[depth, SIZE]
                acted = frames[depth, ACTED]
                hands[p] = wide[depth, BEFORE] - play
                if turn == 0:
                    set_size = size
                    if play & SLAYERS:
                        slayer = 1
                        on_table = play
                        top = 0
                    else:
                        top = value
                        top_seat = p
                elif slayer:
                    if play == U0:
                        top = 99  # blocked: takes all, whatever follows (R23)
                        top_seat = p
                    else:
                        on_table += play
                        if top != 99 and value >= top:
                            top = value
                            top_seat = p
                elif play:
                    top = value
                    top_seat = p
                if p == me:
                    acted = 1
                depth += 1
                turn += 1
                if turn == seats:
                    # the round ends
                    frames[depth, TAKER] = -1
                    frames[depth, EMBARGO] = 0
                    if slayer:
                        hands[top_seat] += on_table
                        frames[depth, TAKER] = top_seat
                        wide[depth, TAKEN] = on_table
                        frames[depth, EMBARGO] = 1 if on_table & S15 else 2
                    frames[depth, SEAT] = top_seat
                    mode = ENTER_LEAD
                    continue
                if not slayer and acted and not wins:
                    # The seat has acted and somebody is out: the phase ends with this round, and
                    # the seat keeps what it has (R26).
                    out = False
                    others = U0
                    for s in range(seats):
                        if hands[s] == U0:
                            out = True
                        if s != me:
                            others |= hands[s]
                    if out:
                        returned = total(hands[me])
                        continue
                    if (
                        helps
                        and p == me
                        and (others & SLAYERS) == U0
                        and (hands[me] & SLAYERS) != SLAYERS
                    ):
                        points = total(hands[me])
                        if points <= m:
                            returned = points
                            continue
                q = p + 1
                if q == seats:
                    q = 0
                (
                    frames[depth, SEAT],
                    frames[depth, TURN],
                    frames[depth, SIZE],
                    frames[depth, TOP],
                    frames[depth, TOP_SEAT],
                ) = q, turn, set_size, top, top_seat
                (
                    frames[depth, SLAYER],
                    frames[depth, ACTED],
                    frames[depth, TAKER],
                    frames[depth, EMBARGO],
                ) = slayer, acted, -1, 0
                wide[depth, TABLE] = on_table
                mode = ENTER_TURN
                continue
            # this frame is done
            returned = frames[depth, BEST]
            hands[p] = wide[depth, BEFORE]
            free = frames[depth, FIRST]
            if frames[depth, TURN] == 0:
                every = U0
                for s in range(seats):
                    every |= hands[s]
                squeeze = not wins and (every & SLAYERS) == U0
                write_key(hands, seats, p, frames[depth, EMBARGO], me, squeeze, key)
                low, high = np.int64(0), np.int64(0xFFFF)
                if returned <= m:
                    high = returned
                else:
                    low = returned
                spent = nodes - frames[depth, WORK]
                work = np.int64(0)
                while spent:
                    work += 1
                    spent >>= 1
                stored += store(table, mask, key, seats, low, high, work)
                if frames[depth, TAKER] >= 0:
                    hands[frames[depth, TAKER]] -= wide[depth, TAKEN]
                if stored > room:
                    status = FULL
                    break
    control[DEPTH] = depth
    control[NODES] = nodes
    control[RETURNED] = returned
    control[MODE] = mode
    control[MOVES] = free
    control[STORED] = stored
    return status


# Where a batch of deals stands.
INDEX, ASKING, THRESHOLD = range(3)


@njit(cache=True, nogil=True)
def run_many(
    table,
    mask,
    deals,
    low,
    high,
    spent,
    at,
    first,
    on_table,
    mode,
    hands,
    frames,
    wide,
    plays,
    values,
    control,
    seats,
    me,
    side,
    totals,
    wins,
    key,
    each,
    enough,
    limit,
):
    """One slice of the same question about many deals, whose round in progress is the same.

    ``low`` and ``high`` close in on what the seat can be sure of in each deal, climbing from below;
    a deal that took ``each`` turns stays as far as it came, and with ``enough`` at 0 or more it is
    left as soon as it is known on which side of that it lies. The table's keys are whole
    positions, so what is learned in one deal is true in the others.
    """
    nodes = np.int64(0)
    while at[INDEX] < len(deals):
        i = at[INDEX]
        settled = low[i] >= high[i]
        if enough >= 0:
            settled = settled or low[i] > enough or high[i] <= enough
        if settled or spent[i] >= each:
            at[INDEX] += 1
            at[ASKING] = 0
            continue
        if nodes >= limit:
            return PAUSED
        if not at[ASKING]:
            at[ASKING] = 1
            at[THRESHOLD] = low[i]
            for s in range(seats):
                hands[s] = deals[i, s]
            stored = control[STORED]
            control[:] = 0
            control[STORED] = stored
            control[MODE] = mode
            frames[0] = first
            wide[0, TABLE] = on_table
        m = at[THRESHOLD]
        before = control[NODES]
        status = run(
            table,
            mask,
            hands,
            frames,
            wide,
            plays,
            values,
            control,
            seats,
            me,
            side,
            totals,
            wins,
            m,
            key,
            min(each - spent[i], limit - nodes),
        )
        used = control[NODES] - before
        spent[i] += used
        nodes += used
        if status == FULL:
            return FULL
        if status == DONE:
            at[ASKING] = 0
            bound = control[RETURNED]
            if bound <= m:
                high[i] = min(high[i], bound)
            else:
                low[i] = max(low[i], bound)
    return DONE

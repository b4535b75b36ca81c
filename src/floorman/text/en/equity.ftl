# The command that counts who wins how often, and what is wrong with hands, ranges and boards.

cli-equity-summary = Who wins how often, and what an all-in is worth pot by pot.
cli-equity-about =
    Counts how often each hand or range wins and ties, on every board that can still come; where that would take too long it draws deals at random and gives the standard error. With --pots it says for every pot who wins it how often, and what each hand is worth in chips, refunds included.
    HAND is two cards (AsKs) or a range: QQ+ · AKs AKo AK · 22-55 · ATs+ · A5s-A2s · T9s-76s · random. Parts stand between commas; 76o:0.5 counts half. Needs NumPy and Numba: pip install 'floorman[bulk]'.
cli-equity-metavar-hand = HAND
cli-equity-option-board = Community cards that lie, none to five.
cli-equity-option-dead = Cards that cannot come: folded, burned or seen.
cli-equity-option-pots = What everybody put in, in the order of the hands; names clockwise from the left of the button.
cli-equity-option-fold = A player who has folded, with what he put in. May be repeated.
cli-equity-option-call = Who calls with how many chips, on top of what --pots says: what the call has to win, and what it is worth.
cli-equity-option-dead-chips = Chips of no player: a big blind ante, a dead blind.
cli-equity-option-odd-chips = Pay ties in whole chips by the rule for odd chips; otherwise they are divided exactly.
cli-equity-option-rules = House rules for odd chips. Default: house.
cli-equity-option-exact = Count everything, however long it takes.
cli-equity-option-samples = Draw so many deals instead of counting. Default where counting takes too long: 2,000,000.
cli-equity-option-seed = Where the random numbers begin; the same seed, the same answer. Default: 0.
cli-equity-example-hands = Two hands before the flop: all 1,712,304 boards.
cli-equity-example-ranges = Two ranges on a flop; the suited aces count half.
cli-equity-example-pots = The guide's three all-ins: each pot, and what every hand is worth.
cli-equity-example-call = C has 10 in and calls 60 into two pots: how much of them pays for it?
cli-equity-example-odd = A tie is paid in whole chips; C has folded 15.
cli-equity-example-samples = One hand against any two others, for machines.

cli-equity-board = Board { $cards }
cli-equity-dead = Dead cards { $cards }
cli-equity-counted = Every deal counted: { $deals }
cli-equity-drawn = Deals drawn at random: { $deals }, seed { $seed }
cli-equity-wins = wins
cli-equity-ties = ties
cli-equity-win = win
cli-equity-tie = tie
cli-equity-equity = equity
cli-equity-chips = chips
cli-equity-put-in = put in
cli-equity-returned = returned
cli-equity-value = worth
cli-equity-net = net
cli-equity-call = { $name } calls { $cost } to win { $winnable }: that pays from { $needed } of these chips on. This hand gets { $has }.
cli-equity-call-pot = { $pot } { $amount }: { $cost } of the call, pays from { $needed } on. It gets { $has }.
cli-equity-call-gain = Against a fold: { $gain }
cli-equity-counting = Counting

cli-error-equity-exact-and-samples = Either --exact or --samples, not both.
cli-error-equity-hands-and-names = { $hands ->
    [one] One hand
   *[other] { $hands } hands
    } for { $names ->
    [one] one player
   *[other] { $names } players
    } of --pots. Give one hand for each, in the same order; who has folded stands in --fold.

cli-error-equity-needs-pots = { $option } needs --pots: what everybody put in.

equity-fault-card-twice = The card { $card } is there twice.
equity-fault-odd-board = The board has { $cards } cards. It may have none to five.
equity-fault-wrong-players = { $players ->
    [one] One hand
   *[other] { $players } hands
    }: there may be { $least } to { $most }.
equity-fault-blocked = Hand { $player }: every combination in it needs a card that is already out.
equity-fault-all-blocked = These hands cannot be dealt together: whichever way, somebody needs a card that another holds.
equity-fault-too-few-cards = Only { $left } cards are left, and { $needed } are needed.
equity-fault-out-of-range = { $what }: { $value } is not between { $least } and { $most }.
equity-fault-too-large = There are too many deals to count them all. Leave out --exact to draw some at random.
equity-fault-seldom-together = These ranges want the same few cards and almost never fit together. Give fewer players or wider ranges.
equity-fault-unknown-hand = The hand of { $player } is not known, and pot { $pot } depends on it.
equity-fault-no-pot = There is no pot to win.
equity-fault-no-stacks = There are no stacks.
equity-fault-bad-number = { $what }: { $value } is not a number of 0 or more.
equity-fault-no-chips = Nobody has any chips.
equity-fault-nothing-to-call = { $name } has nothing to call.
equity-fault-range-empty = A hand is empty. Write two cards, a range, or random.
equity-fault-range-unknown = { $part } is no hand and no range.
equity-fault-range-two-ranks = { $part } is no range: write two pairs (22-55), two hands with the same high card (A5s-A2s), or with the same gap (T9s-76s).
equity-fault-range-suited-pair = { $part }: a pair is neither suited nor offsuit.
equity-fault-range-same-card = { $part }: one card twice.
equity-fault-range-weight = { $part } is no weight. A weight is more than 0 and at most 1, with no more than three digits behind the point.
equity-fault-range-two-weights = { $part }: a hand in it has weight { $old } already, and now { $new }.

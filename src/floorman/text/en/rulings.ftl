# The ruling first, then its numbers. `.sum` is the arithmetic behind it.

## The turn

refusal-hand-over = The hand is over.
refusal-out-of-turn = Out of turn. { $actor } to act.
refusal-no-betting-now = No betting now.
refusal-not-in-the-hand = { $name }: nothing left to decide in this hand.
refusal-already-all-in = { $name }: all-in, no chips left to bet.

## Check, call, fold

refusal-check-facing-a-bet = No check facing a bet. { $to_call } to call.
    .sum = Price { $price }, in front { $own }: { $price } − { $own } = { $owed }
refusal-nothing-to-call = Nothing to call. Checking is free.
refusal-fold-when-check-is-free = No fold here. Checking is free.

## May this hand raise

refusal-stack-covers-only-a-call = No raise. Stack { $stack }, to call { $owed }: all-in is a call.
    .sum = Owed { $owed }, stack { $stack }: { $stack } ≤ { $owed }
refusal-not-reopened = Betting not reopened. Owed { $owed }, full raise { $size }.
    .alone = Betting not reopened. No all-in by itself was a full raise of { $size }.
    .short-bet = Betting not reopened. All-in for { $price }, full bet { $size }.
    .sum = Owed { $owed }, full size { $size }: { $owed } < { $size }
refusal-nobody-left-to-call = No raise. Nobody left can call more than { $price }.
refusal-cap-reached = Cap reached. A bet and { $cap ->
        [1] one raise
       *[other] { $cap } raises
    } are in: call or fold.

## For how much

refusal-bet-facing-a-bet = A bet of { $price } is in. More is a raise.
refusal-raise-without-a-bet = Nothing to raise yet. The first chips in are a bet.
refusal-below-minimum = Below the minimum. Asked { $asked }, minimum { $minimum }.
    .sum = { $asked } < { $minimum }
refusal-above-stack = Above the stack. Asked { $asked }, all-in { $all_in }.
    .sum = In front { $own }, stack { $stack }: { $own } + { $stack } = { $all_in } < { $asked }
refusal-above-pot-limit = Above the pot limit. Asked { $asked }, maximum { $maximum }.
    .sum = { $asked } > { $maximum }
refusal-not-the-limit = Not the limit. Asked { $asked }, the size is { $maximum }.
    .sum = { $asked } ≠ { $maximum }
refusal-not-a-number = Not an amount of chips: { $value }.

## Cards, showdown, pots

refusal-no-cards-now = No card is due now.
    .open = No card yet. { $actor } to act.
refusal-card-twice = The same card twice: { $card }.
refusal-wrong-number-of-cards = { $expected ->
        [1] One card is
       *[other] { $expected } cards are
    } due, { $given } given.
refusal-cards-not-known = { $name }: hole cards not known yet.
refusal-not-at-showdown = Only at the showdown.
refusal-must-be-tabled = All-in and no more betting: every hand is shown, none is mucked.
refusal-last-hand-cannot-be-mucked = The last hand left is not mucked. It takes the pot.
refusal-winner-not-eligible = { $pot }: { $name } is not eligible.
refusal-no-winner-named = { $pot }: { $runs ->
        [1] no winner named.
       *[other] name a winner for each of the { $runs } boards.
    }
refusal-winners-contradict = { $pot }: this contradicts { $other }, won by { $winners }.
refusal-no-such-pot = No such pot: { $pot }. Pots here: { $pots }.
refusal-pot-already-awarded = { $pot }: already paid.
refusal-pot-out-of-order = { $pot }: not yet. { $next } is paid first.
refusal-too-many-runs = Boards asked: { $runs }. At most { $most }.
refusal-runs-not-possible = The number of boards is agreed once, when betting is over and cards are still to come.

## The host

refusal-nothing-to-undo = Nothing to undo.
refusal-bad-stack = { $name }: not a stack, { $value }.
refusal-no-such-seat = No such seat: { $seat }.

## Around a ruling

explain-source = Rule: { $rule } ({ $sources })
explain-differs = Houses differ: { $option }. Here: { $house }.
explain-other = { $house }: { $result }
explain-allowed = Allowed.
explain-same = The same ruling.

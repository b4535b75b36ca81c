# One line for everything that can happen. Hole cards are only told when they are shown.

event-hand-started = New hand, blinds { $small }/{ $big }. Button: { $button }.
    .dead-button = New hand, blinds { $small }/{ $big }. Dead button.
    .bomb-pot = New hand, bomb pot. Button: { $button }.
    .later = Hand taken up on the way: { $street }, pot { $pot }. Button: { $button }.

event-posted-ante = { $name } posts an ante of { $amount }
event-posted-table-ante = { $name } posts the ante for the table, { $amount }
event-posted-small-blind = { $name } posts the small blind, { $amount }
event-posted-big-blind = { $name } posts the big blind, { $amount }
event-posted-straddle = { $name } straddles { $amount }
event-posted-live-post = { $name } posts { $amount } live
event-posted-dead-post = { $name } posts { $amount } dead
event-posted-bomb = { $name } antes { $amount } for the bomb pot

event-hole-dealt = Hole cards dealt
event-folded = { $name } folds
event-checked = { $name } checks
event-called = { $name } calls { $by }
    .all-in = { $name } calls { $by }, all-in
event-bet = { $name } bets { $to }
    .all-in = { $name } bets { $to }, all-in
    .short = { $name } short all-in, { $to }
event-raised = { $name } raises to { $to } (by { $by })
    .all-in = { $name } raises to { $to } (by { $by }), all-in
    .short = { $name } short all-in, { $to } (by { $by })
event-returned = { $amount } uncalled, returned to { $name }
event-street-closed = { $street }: betting round closed
    .last = { $street }: betting is over

event-board-dealt = { $street }: { $cards }
    .unknown = { $street } dealt
    .run = Board { $board }, { $street }: { $cards }
    .run-unknown = Board { $board }, { $street } dealt
event-runs-agreed = { $runs ->
        [1] One board
       *[other] { $runs } boards
    }
event-hole-reported = { $name }: hole cards entered
event-board-reported = Board entered: { $cards }
event-shown = { $name } shows { $cards }
    .unknown = { $name } shows
event-mucked = { $name } mucks
event-rake-taken = Rake { $amount }

event-pot-awarded = { $pot } ({ $amount }): { $name }
    .split = { $pot } ({ $amount }), split: { $shares }
    .odd = { $pot } ({ $amount }), split: { $shares }. Odd chip: { $odd }
    .declared = { $story } (winner named by the dealer)
event-share = { $name } { $amount }

event-stack-corrected = { $name }: stack corrected from { $before } to { $after }
    .reason = { $name }: stack corrected from { $before } to { $after }. Reason: { $reason }
event-hand-over-all-others-folded = Hand over: all others folded
event-hand-over-showdown = Hand over: all pots paid
event-hand-over-void = Hand void. All chips go back
    .reason = Hand void. All chips go back. Reason: { $reason }
event-undone = Undone. The first { $version } events stand

# Commands that play and count by the million.

## long work: compiled play

cli-option-jobs = Threads. They change the time and nothing else. Default: all cores.
cli-option-scheduler = Spread the work over a Dask scheduler, or over processes of this machine with "local". The answer is the same.
cli-compiling = floorman: compiling, once for each version; the machine code is kept in { $place }
cli-error-no-bulk = This needs { $names }. Install it: pip install 'floorman[bulk]'
cli-error-bulk-out-of-range = { $what }: { $value } is not between { $least } and { $most }.
cli-error-bulk-too-many-chips = { $value } chips on one table are too many: { $most } fit.
cli-error-bulk-blinds-out-of-order = The small blind of { $small } is above the big blind of { $big }.
cli-error-bulk-no-straddle = This house has no straddles. Choose one that has: --rules wsop.
cli-error-bulk-no-scheduler = No Dask scheduler answers at { $address }: { $reason }
cli-error-bulk-missing-package = { $what } needs one more package: pip install { $package }
cli-error-bulk-no-such-choice = { $what }: { $value } is unknown. Known: { $known }

## simulate

cli-simulate-summary = Whole hands by the million, and what each seat won.
cli-simulate-about =
    Plays whole hands by the rule book, compiled: cards, forced bets, every action judged, showdown and pots. Everybody plays by the same policy; every hand begins with the same stacks.
    HANDS is how many: 100000, 1m. The same seed gives the same hands, however many threads or machines play them. Needs NumPy and Numba: pip install 'floorman[bulk]'.
cli-simulate-metavar-hands = HANDS
cli-simulate-option-policy = How everybody plays: at random among what is legal, or check and call to the end. Default: random.
cli-simulate-option-seats = Seats, 2 to 10. Default: 6.
cli-simulate-option-stacks = Chips before the blinds: one number, or one for each seat from the small blind to the button (40,200,200). Default: 200.
cli-simulate-option-game = No limit, pot limit or fixed limit. Default: NL.
cli-simulate-option-ante = The ante; who pays it is for the house to say.
cli-simulate-option-straddle = A straddle under the gun, in a house that has straddles.
cli-simulate-option-seed = Where the random numbers begin. Default: 0.
cli-simulate-option-out = Keep one row a hand: .parquet or .npz.
cli-simulate-example-plain = A million hands of six at random.
cli-simulate-example-stacks = A short small blind against two deep stacks; everybody calls.
cli-simulate-example-out = Every hand as a row, for pandas, Polars or DuckDB.
cli-simulate-example-scheduler = A thousand million hands over many machines.
cli-simulate-playing = Playing
cli-simulate-line = { $hands } hands, { $rate } a second
cli-simulate-net = won
cli-simulate-per-hand = chips/hand
cli-simulate-error = std. error
cli-simulate-per-hundred = bb/100
cli-simulate-button = button
cli-simulate-small-blind = small blind
cli-simulate-big-blind = big blind
cli-simulate-ended = Showdown { $showdown } %. Ended before the flop { $preflop } %, on the flop { $flop } %, on the turn { $turn } %, with all five cards out { $river } %.
cli-simulate-pot = A hand: { $pot } chips in the pots, { $decisions } decisions.
cli-simulate-rake = Rake: { $rake }
cli-error-simulate-out = { $name }: the file has to end in one of { $known }.
cli-error-simulate-seats = --seats says { $seats }, but --stacks names { $stacks }.

## bench

cli-bench-summary = What this machine plays, settles and ranks in a second.
cli-bench-about =
    Times the work that floorman does by the million, and sets each figure beside the goal we have for it: medians of several rounds, one core unless a line says two. A busy machine makes all of it slower. Needs NumPy and Numba: pip install 'floorman[bulk]'.
cli-bench-option-quick = Fewer and shorter rounds: a quarter of a minute, less steady figures.
cli-bench-example-quick = A first look.
cli-bench-example-json = All rounds, for machines.
cli-bench-measuring = Measuring
cli-bench-here = here
cli-bench-goal = goal
cli-bench-note = The first run compiles for about a minute; that is not counted.
cli-bench-hands-compiled = Six-handed hands at random, compiled
cli-bench-hands-tables = The same at 10,000 tables, NumPy policy
cli-bench-hand-random = The same through Hand, one table
cli-bench-hand-call = Hand, everybody calls
cli-bench-settle = Nine all-in, eight amounts: settled
cli-bench-rank = Seven random cards ranked
cli-bench-rank-all = All 133,784,560 hands ranked
cli-bench-equity-two = AsKs v QdQc, every board
cli-bench-equity-three = With 7h6h as a third
cli-bench-equity-drawn = Boards drawn at random, two hands
cli-bench-perft = Betting lines counted
cli-bench-two-threads-play = Two threads, hands
cli-bench-two-threads-equity = Two threads, boards

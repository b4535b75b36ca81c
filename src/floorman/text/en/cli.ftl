# The commands: help pages, what is wrong with what was typed, and what each command prints around the rulings and stories.

## The frame

cli-about = floorman is the floor's ruling, in code: it settles pots, rules on actions and plays hands of Texas Hold'em by the book.
cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-options = Options
cli-heading-examples = Examples
cli-metavar-options = OPTIONS
cli-metavar-command = COMMAND ...
cli-metavar-chips = CHIPS
cli-metavar-name = NAME
cli-metavar-name-chips = NAME=CHIPS

cli-option-lang = Language of the texts. Default: the locale.
cli-option-json = Print JSON, for machines.
cli-option-help = Show this page.
cli-option-version = Show the version.

cli-interrupted = Interrupted.
cli-error-not-written = The output could not be written: { $reason }.
cli-error-hint = For help: { $command }
cli-error-no-such-option = There is no option { $option }.
cli-error-no-such-option-near = There is no option { $option }. Close to it: { $near }.
cli-error-no-such-command = There is no command { $name }. Commands: { $known }.
cli-error-no-such-command-near = There is no command { $name }. Close to it: { $near }.
cli-error-missing = Missing: { $what }.
cli-error-option-usage = The option { $option } is not written like that. Check its value.
cli-error-arguments = More arguments than this command takes. Put a text with spaces in quotes.
cli-error-choice = { $option }: { $value } is not one of { $known }.
cli-error-number = { $option }: "{ $value }" is no whole number of 0 or more.

cli-error-name = "{ $name }" cannot be a name. A name is not empty and has none of = > : , in it.
cli-error-name-and-chips = "{ $text }" is not NAME=CHIPS, as in A=30000.
cli-error-name-twice = The name { $name } is given twice.
cli-error-unknown-name = Nobody here is called { $name }. Names: { $known }.

cli-example-pots = Three all-ins: main pot, side pot, and what goes back.
cli-example-ruling = Bet 10, all-in 16: what may the next player do?
cli-example-tour = A worked settlement, a replayed hand, and the commands.

## pots

cli-pots-summary = Settle all-ins: main pot, side pots, refunds, payouts.
cli-pots-about =
    Cuts what everybody put in into main pot, side pots and refunds, and pays them when the winners are known. Amounts are the chips of the whole hand, as 30000, 30,000, 30k, 3만 or 3万.
    Name the players clockwise from the left of the button, so that odd chips go to the right one; or say who has the button.
cli-pots-option-fold = A player who has folded: NAME=CHIPS, or the name of one listed. The chips stay in. May be repeated.
cli-pots-option-dead = Chips of no player: a big blind ante, a dead blind. They join the main pot.
cli-pots-option-winners = Places, best first; = is a tie. Everybody who can win a contested pot is named.
cli-pots-option-cards = Hole cards of everybody left. Needs --board. May be repeated.
cli-pots-option-board = The five community cards.
cli-pots-option-button = Who has the button. Default: the last one named.
cli-pots-option-unit = The smallest chip in play. Default: 1.
cli-pots-option-rules = House rules for odd chips, and for a layer that only folded players paid.
cli-pots-option-folded-only = A layer that only folded players paid: report it (default without --rules), return it to who bet it, or merge it into the pot below.
cli-pots-option-steps = Show the steps too.
cli-pots-example-guide = The guide's example: main pot 90,000, side pot 80,000, and 50,000 back to C.
cli-pots-example-winners = A wins the main pot, B and C split the side pot; with all steps.
cli-pots-example-cards = E has folded 15,000. The cards decide each pot.
cli-pots-example-folded = D bet the most and folded: TDA gives back what nobody called.
cli-pots-example-odd = A three-way tie with odd chips, for machines.

cli-pots-returned = returned
cli-pots-folded = folded
cli-pots-nobody = nobody eligible
cli-pots-payouts = Paid

cli-error-nothing-put-in = Nobody has put anything in.
cli-error-winners = "{ $text }" does not say who won. Write "A > B = C": best first, = for a tie.
cli-error-winners-missing = Not named, but in a contested pot: { $names }. Give everybody a place, as in "A > B = C".
cli-error-winners-and-cards = Either --winners or --cards with --board, not both.
cli-error-cards-need-board = --cards and --board go together.
cli-error-cards-missing = Cards are missing of: { $names }.
cli-error-cards = "{ $text }" does not say whose cards these are. Write "A:AsKs B:QhQd".
cli-error-card-count = { $what }: { $expected } cards are needed, { $given } given.

## perft

cli-perft-summary = Count every betting line: a fingerprint of the rules.
cli-perft-about =
    Counts the complete betting lines of a hand: fold-outs, run-outs and closed rivers, in whole chips. Two engines that agree on the number agree on every minimum, every closed raise and every end of a street.
    STACKS are chips before the blinds. The first seat is the small blind, the last the button; heads-up the second seat is the button and the small blind.
cli-perft-metavar-stacks = STACKS
cli-perft-option-blinds = Small and big blind. Default: 1/2.
cli-perft-option-rules = House rules. Default: house.
cli-perft-option-ante = An ante that every player pays.
cli-perft-option-divide = The count below each first action: where engines differ, look there.
cli-perft-option-settle = Pay every leaf for every ranking of the hands left, ties included, and add up a digest.
cli-perft-option-depth = Cut lines after so many actions. A cut line is a leaf.
cli-perft-option-max-nodes = Give up beyond so many nodes, with status 1.
cli-perft-example-equal = Equal stacks: 178 under every house.
cli-perft-example-unequal = Unequal stacks see the house: 522 here, 606 under house.
cli-perft-example-divide = Where the count comes from, with the digest of all settlements.
cli-perft-example-jobs = Line by line, compiled, in two threads.
cli-perft-counting = Counting
cli-perft-line = Stacks { $stacks }, blinds { $blinds }, { $rules }
cli-perft-leaves = leaves
cli-perft-nodes = nodes
cli-perft-outcomes = outcomes
cli-perft-digest = digest
cli-perft-too-many = Stopped: more than { $most } nodes.
cli-error-perft-stacks = "{ $text }" is not a list of stacks. Write them with commas, as in 6,6 or 3,5,7.
cli-error-perft-blinds = "{ $text }" is no pair of blinds. Write 1/2.
cli-error-perft-deep = These stacks are too deep to count to the end. Cut the lines with --depth.
cli-error-perft-jobs = --divide and --max-nodes count in one thread. Leave out --jobs and --scheduler.

## ruling

cli-ruling-summary = Rule on a spot: what is legal, or whether one action is, and why.
cli-ruling-about =
    Shows the legal menu of a spot, or the verdict on one action: with the numbers, the source, and what other houses say.
    SPOT is one line: blinds, seats clockwise from the left of the button with their stacks, then | and the actions of each street: f fold, x check, c call, b10 bet 10, r30 raise to 30, a all-in. A hand may begin later: flop pot=6.
    ACTION is written like that too (r40, C:b200), as a word (call, raise 40), or as a gesture at a table (pushes 1400; says raise, pushes one 5000 chip). The verdict is an answer: "not allowed" ends with status 0 too.
cli-metavar-spot = SPOT
cli-metavar-action = ACTION
cli-ruling-option-rules = House rules, in place of those of the line. Default: house.
cli-ruling-option-compare = All presets side by side.
cli-ruling-example-menu = Bet 10, all-in 16: the menu of the next player. The minimum is 20 here, 26 under TDA.
cli-ruling-example-reopen = May the bettor raise again after the short all-in?
cli-ruling-example-compare = One raise under all four presets.
cli-ruling-example-closed = A bets 50, B calls, C raises to 100, A folds, B calls: may C bet again?
cli-ruling-example-gesture = A silent push before the flop, as the floor takes it.

cli-ruling-pot = Pot { $amount }
cli-ruling-illegal = The line stops at { $token } ({ $street }, action { $place }): { $reason }
cli-ruling-allowed = Allowed: { $action }
cli-ruling-refused = Not allowed. { $statement }
cli-ruling-minimum = Minimum raise { $minimum }
cli-ruling-minimum-bet = Minimum bet { $minimum }: the big blind
cli-ruling-minimum-sum = Minimum raise: { $base } + { $size } = { $minimum }
cli-ruling-short = { $to } is below the minimum of { $minimum } and stands as an all-in. It is no full raise.
cli-ruling-reopened = { $name } may raise again: owed { $owed }, full size { $size }: { $owed } ≥ { $size }
cli-ruling-closed-call = { $street }: closed by the call of { $name }. Everyone left has put in { $price }.
cli-ruling-closed-check = { $street }: closed by the check of { $name }. No bet is open.
cli-ruling-closed-fold = { $street }: closed by the fold of { $name }. Everyone left has put in { $price }.
cli-ruling-last-raiser = { $name } bet or raised last and gets no further turn on this street.
cli-ruling-next = Next: { $street }.
cli-ruling-running-out = Betting is over: nobody is left who could call a bet. The rest of the board is dealt out.
cli-ruling-showdown = Betting is over: showdown.
cli-ruling-differs = Other houses:
cli-ruling-may-raise = May raise
cli-ruling-column-house = house
cli-ruling-column-call = to call
cli-ruling-column-minimum = minimum
cli-ruling-column-answer = answer

cli-error-action-empty = No action is given. Write r40, call, or what was said and pushed.
cli-error-action-amount = "{ $text }": to how much? Write r40 or "raise 40".
cli-error-action-no-amount = "{ $text }": only a bet or a raise takes an amount.

## replay

cli-replay-summary = Play recorded hands under the rules and report what differs.
cli-replay-about =
    Plays every hand of the files and folders given: each recorded action has to be legal, and refunds, pots and final stacks have to agree. Reads PHH (.phh, .phhs) and recorded lines (.jsonl, .jsonl.gz).
    Ends with status 1 when a hand differs, with 2 when one cannot be read. Known oddities of the records are counted by flag.
cli-metavar-path = PATH
cli-replay-option-rules = House rules that PHH hands are judged by. Default: tda.
cli-replay-option-show = How many differing hands are told in full. Default: 20.
cli-replay-example-folder = All hands of a folder.
cli-replay-example-rules = A file of several hands, under our guide.
cli-replay-example-json = Totals and differences for machines.
cli-replay-playing = Playing hands
cli-replay-unreadable = { $name }: cannot be read. { $reason }
cli-replay-more = Differing hands not shown: { $count }
cli-replay-odd = Odd by flag: { $flags }
cli-replay-flag-log-fault = log mislabels, cuts or leaves out an action: { $count }
cli-replay-flag-disc-fold = fold out of turn after a disconnect: { $count }
cli-replay-flag-cap = cap on what a player puts in: { $count }
cli-replay-flag-short-raise-notallin = log lost an all-in mark: { $count }
cli-replay-flag-uncallable-raise = raise that nobody could call: { $count }
cli-replay-flag-card-twice = one card in two places: { $count }
cli-replay-flag-button-out-of-place = button out of place: { $count }
cli-replay-flag-other-blinds = other blinds than named: { $count }
cli-replay-flag-repeated-lines = lines repeated: { $count }
cli-replay-flag-half-chip = half chips: { $count }
cli-replay-skipped = Skipped: { $count }. { $reasons }
cli-replay-totals = { $replayed } replayed, { $odd } odd, { $differs } differ
    .skipped = { $count } skipped
    .unreadable = { $count } unreadable
cli-replay-refused = { $where }: { $reason }
cli-replay-nothing = nothing
cli-replay-differs = { $what }: recorded { $recorded }, by the rules { $found }
cli-replay-stopped = { $where }: the rest cannot be played
cli-replay-differs-call = Size of a call
cli-replay-differs-street = Street
cli-replay-differs-cards = Cards
cli-replay-differs-blinds = Blinds
cli-replay-differs-posts = Forced bets
cli-replay-differs-button = Button
cli-replay-differs-put-in = Put in
cli-replay-differs-dead = Dead money
cli-replay-differs-returned = Returned
cli-replay-differs-folded = Folded
cli-replay-differs-pots = Pots
cli-replay-differs-payouts = Paid
cli-replay-differs-stacks = Final stacks
cli-error-no-hands = { $path }: no recorded hands there. Files end in .phh, .phhs, .jsonl or .jsonl.gz.

## conform

cli-conform-summary = Run conformance cases: questions on the rules with their answers.
cli-conform-about =
    Runs every case of the files and folders given, in the format of conformance/FORMAT.md, and prints per file and in all how many passed, failed and were skipped. A kind that is not known is skipped and named, never passed.
    Ends with status 1 when a case failed, with 2 when a file cannot be read.
cli-conform-example-folder = The whole suite.
cli-conform-example-files = Two files of it.
cli-conform-example-json = Counts and failures for machines.
cli-conform-totals = { $passed } passed, { $failed } failed, { $skipped } skipped
cli-conform-unreadable = { $path }: no list of cases can be read from it. Cases are a JSON list, as conformance/FORMAT.md says.
cli-conform-failed = failed { $id }: { $reason }
cli-conform-skipped = skipped, kind { $kind }: { $count }
cli-error-unreadable = { $path }: cannot be read.
cli-error-no-cases = { $path }: no case files (.json) there.

## hand

cli-hand-summary = Play or settle one hand, prompt by prompt, with undo.
cli-hand-about =
    Plays one hand at the terminal: it knows whose turn it is, what is legal and why not the rest, cuts the pots and pays them. Real cards on a table are enough: leave the cards out and name the winner of each pot, or enter cards and let them decide.
    SPOT is the line of `floorman ruling`, as far as the hand has come; without it, the first prompt asks for it. Answers: f, x, c, b10, r30, a, or in words; u takes the last step back, ? shows the pots, q ends. Answers may also come from a file or a pipe.
cli-hand-option-rules = House rules, in place of those of the line. Default: house.
cli-hand-example-plain = Asks for blinds and stacks first.
cli-hand-example-spot = Starts at once.
cli-hand-example-settle = Three all-ins before the flop: only the board and the winners are asked for.
cli-hand-welcome = Blinds, then stacks clockwise from the left of the button, as in 1/2 A=200 B=200 C=200.
cli-hand-keys = f fold, x check, c call, b10 bet 10, r30 raise to 30, a all-in · u undo, ? pots, q quit
cli-hand-ask-spot = Hand:
cli-hand-ask-action = { $name }:
cli-hand-ask-board = { $street }, cards (Enter: not known):
cli-hand-ask-winner = { $pot } { $amount } ({ $names }), winner, or cards as { "A:AsKs" }:
cli-hand-ask-end = Enter to finish, u to undo:
cli-hand-winner-missing = Who wins? Names, several for a tie (A = B), or cards: A:AsKs B:QhQd. The board: board Ah7d2c9s5s.
cli-hand-word-board = board
cli-hand-unfinished = The hand is not finished. To go on:
cli-hand-stopped = No hand was started.

## tour

cli-tour-summary = See it work: a settlement, a hand, a ruling, and the commands.
cli-tour-about = Shows a worked settlement from our guide, a hand told street by street, a ruling, and one example of each command.
cli-tour-example-language = The same in Japanese.
cli-tour-welcome = floorman: the floor's ruling, in code.
cli-tour-settlement = 1. A settlement. A, B and C are all-in for 30,000, 70,000 and 120,000. A has the best hand; B and C tie.
cli-tour-hand = 2. A hand, street by street. C is all-in before the flop, D on it; the main pot and the side pot have different winners.
cli-tour-ruling = 3. A ruling. A bets 50, B calls, C raises to 100, A folds, B calls. May C bet again?
cli-tour-commands = 4. The commands.
cli-tour-more = Each command explains itself with --help, speaks en, ko and ja with --lang, and prints JSON with --json.

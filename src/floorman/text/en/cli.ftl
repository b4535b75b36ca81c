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
cli-error-hint = For help: { $command }
cli-error-no-such-option = There is no option { $option }.
cli-error-no-such-option-near = There is no option { $option }. Close to it: { $near }.
cli-error-no-such-command = There is no command { $name }. Commands: { $known }.
cli-error-no-such-command-near = There is no command { $name }. Close to it: { $near }.
cli-error-missing = Missing: { $what }.
cli-error-option-usage = The option { $option } is not written like that. Check its value.
cli-error-arguments = More arguments than this command takes. Put a text with spaces in quotes.
cli-error-choice = { $option }: { $value } is not one of { $known }.

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
cli-pots-dead-term = { $amount } dead money
cli-pots-payouts = Paid
cli-pots-odd = { $pot }: odd chip { $amount } to { $name }. Order from the left of the button: { $order }
cli-pots-goes-return = Returned to the bettor ({ $presets }): { $parts }
cli-pots-goes-merge = Merged into the pot below ({ $presets }): { $parts }
cli-pots-goes-back = { $amount } back to { $name }
cli-pots-goes-in = { $pot } becomes { $amount }

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
cli-perft-line = Stacks { $stacks }, blinds { $blinds }, { $rules }
cli-perft-leaves = leaves
cli-perft-nodes = nodes
cli-perft-outcomes = outcomes
cli-perft-digest = digest
cli-perft-too-many = Stopped: more than { $most } nodes.
cli-error-perft-stacks = "{ $text }" is not a list of stacks. Write them with commas, as in 6,6 or 3,5,7.
cli-error-perft-blinds = "{ $text }" is no pair of blinds. Write 1/2.
cli-error-perft-deep = These stacks are too deep to count to the end. Cut the lines with --depth.

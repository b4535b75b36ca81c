# What is wrong with a setup, a card text, a gesture. `what-` are the names of the fields.

fault-too-few-seats = { $seats ->
        [0] No players
        [1] One player
       *[other] { $seats } players
    } given: at least two are needed.
fault-too-many-seats = { $seats } seats given: at most { $most }.
fault-name-twice = The name { $name } is given twice.
fault-name-empty = Seat { $place } has no name.
fault-name-not-plain = Name { $place } has a control character in it.
fault-not-chips = { $what }: { $value } is not a whole number of chips.
fault-stack-empty = { $name }: the stack is 0.
fault-too-many-chips = { $what }: { $value } is more than { $most }.
fault-blinds-out-of-order = The small blind { $small } is larger than the big blind { $big }.
fault-no-big-blind = The big blind is { $value }.
fault-ante-above-big-blind = The ante { $ante } is larger than the big blind { $big }.
fault-post-above-big-blind = { $name }: a live post never goes above the big blind { $big }; with blind and straddle it would be { $amount }.
fault-deck-not-cards = Not a card in the deck: { $value }. Cards are whole numbers from 0 to 51.
fault-deck-card-twice = The deck has { $card } twice.
fault-deck-too-short = The deck has { $cards } cards. This table needs { $least }.
fault-no-such-seat = No such seat: { $seat }.
fault-straddle-not-allowed = { $name }: no straddle from this seat here.
fault-straddle-too-small = Straddle { $amount }: at least { $least }.
fault-straddles-too-many = Straddles: { $levels }. At most { $most }.
fault-bomb-pot-not-allowed = Bomb pot { $value }: this house plays none.
fault-unit-not-positive = The smallest chip is { $value }.
fault-all-folded = Not enough hands left. Not folded: { $seats }.
fault-rake-out-of-range = Rake { $value } per mille, cap { $cap }: the rate is 0 to 1,000, the cap not below 0.
fault-runs-out-of-range = Boards: { $value }. One to three are possible.
fault-cap-negative = The cap on raises is below 0.
fault-same-seat-twice = { $name }: small blind and big blind are the same seat.
fault-stacks-do-not-fit-names = Names: { $seats }, stacks: { $stacks }.
fault-no-such-choice = { $what }: { $value } is not known. Known: { $known }.

what-small-blind = Small blind
what-big-blind = Big blind
what-ante = Ante
what-ante-kind = Ante
what-bomb-pot = Bomb pot
what-small-bet = Small bet
what-big-bet = Big bet
what-pot = Pot
what-unit = Smallest chip
what-straddle = Straddle
what-post = Posted blind
what-dead = Dead money
what-house = House rules
what-game = Game
what-street = Street
what-winners = Place of a winner

card-not-a-card = Not a card: { $part }.
card-same-card-twice = The same card twice: { $part }.
card-no-card = No card in { $part }.
card-not-text = Cards are written as text, not as { $part }.
card-wrong-number = Five to seven cards make a hand. Given: { $part }.

gesture-empty = Nothing said, nothing pushed.
gesture-too-long = Too long: { $part }…
gesture-not-understood = Not understood: { $part }.
gesture-said-twice = Said a second time: { $part }. Only one statement counts.
gesture-not-positive = Not an amount above 0: { $part }.
gesture-not-whole = Not whole chips: { $part }.
gesture-too-large = Too large: { $part }.

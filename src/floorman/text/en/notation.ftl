# What is wrong with an amount of chips, or with a spot written on one line.

amount-empty = An amount of chips is missing.
amount-not-understood = "{ $value }" is no amount of chips. Write 1400, 1,400, 30k, 1.5k, 2m, 3만 or 3万.
amount-negative = "{ $value }" is negative. Amounts of chips are 0 or more.
amount-not-whole = "{ $value }" is no whole number of chips. A decimal point needs a unit, as in 1.5k.
amount-too-large = "{ $value }" is more than { $most } chips.

spot-empty = The line is empty. A spot needs blinds and stacks, as in 1/2 A=500 B=16 C=500.
spot-too-long = The line is longer than { $most } characters.
spot-not-understood = "{ $token }" (character { $place }) is not understood. The header takes blinds (1/2), stacks (A=500), options and a street.
spot-twice = "{ $token }" (character { $place }): { $what } is given twice.
spot-no-blinds = The blinds are missing. Write them as 1/2.
spot-not-an-amount = "{ $token }" (character { $place }) is no amount of chips. In a line write 1400, 30k, 1.5k, 3만 or 3万, without commas.
spot-amount-too-large = "{ $token }" (character { $place }) is more than { $most } chips.
spot-bad-name = "{ $token }" (character { $place }) cannot be a name. A name is not empty and has no space and none of : , = | in it.
spot-no-such-seat = "{ $token }" (character { $place }): there is no such seat. Seats: { $known }.
spot-no-such-choice = "{ $token }" (character { $place }) is not one of: { $known }.
spot-not-cards = "{ $token }" (character { $place }) is not understood as cards: { $part }. Write AsKs or Ah7d2c.
spot-card-twice = "{ $token }" (character { $place }): { $card } is already known to be elsewhere.
spot-wrong-number-of-cards = "{ $token }" (character { $place }): { $expected } { $expected ->
    [one] card belongs
   *[other] cards belong
} here, not { $given }.
spot-board-before-the-flop = "{ $token }" (character { $place }): no community cards lie before the flop. The flop comes after the next "|".
spot-cards-after-actions = "{ $token }" (character { $place }): community cards come first on their street. Begin the street with "|".
spot-too-many-streets = Character { $place }: there is no street after the river.
spot-not-an-action = "{ $token }" (character { $place }) is no action. Write f, x, c, b10, r30 or a, with or without NAME: before it.
spot-amount-missing = "{ $token }" (character { $place }): to how much? Write b10 for a bet of 10, r30 for a raise to 30.
spot-amount-not-wanted = "{ $token }" (character { $place }): only b and r take an amount.
spot-not-on-a-line = { $what ->
    [boards] A hand with several boards cannot be written on one line.
    [correction] A hand in which a stack was corrected cannot be written on one line.
   *[names] This hand cannot be written on one line, because of its names or seats.
}

# Why a recorded hand cannot be played.

record-file = The file cannot be opened or is damaged: { $part }.
record-not-toml = This is no TOML text: { $part }
record-not-json = The line is no JSON: { $part }
record-no-hand = There is no hand in it.
record-other-game = { $part } is another game than hold'em as played here.
record-missing = A field is missing: { $part }.
record-wrong-type = A field has the wrong kind of value: { $part }.
record-wrong-length = A list has the wrong length: { $part }.
record-not-an-amount = No amount of chips: { $part }.
record-not-an-action = No action: { $part }.
record-no-such-player = There is no such player: { $part }.
record-unknown-player = A player without a seat acts: { $part }.
record-unknown-verb = Unknown action: { $part }.
record-unknown-street = Unknown street: { $part }.
record-not-a-card = No card: { $part }.
record-blinds = Blinds and straddles make no hand: { $part }.
record-no-big-blind = Nobody posts the big blind: { $part }.
record-antes = Antes make no hand: { $part }.
record-setup = The hand cannot begin.
record-bad-setup = The hand cannot begin.
record-no-place-for = PHH has no place for this: { $part }.

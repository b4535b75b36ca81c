"""PHH, the poker hand history format: one hand a `.phh` file, several in a `.phhs` under [1], [2], ...

    for record in read(Path("hand.phh").read_text()):
        played = play(record)                  # judged by tda unless told otherwise
        played.hand.stacks                     # {'Ann': 10310, 'Bob': 9900, ...}
        played.playback.findings               # () or what the rules refuse, and stacks that are not the recorded ones
    Path("mine.phh").write_text(write(hand))

No-limit (NT) and fixed-limit (FT) hold'em; another game is a `PhhError` that names it. The text is TOML:

    variant = "NT"
    antes = [0, 0, 0]
    blinds_or_straddles = [1, 2, 0]            # small blind first; heads-up the file's first blind belongs to p2, who has the button
    min_bet = 2
    starting_stacks = [200, 200, 200]          # p1 is the first left of the button
    actions = ["d dh p1 AsKs", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 cbr 6", "p2 f # he sighs"]
    finishing_stacks = [202, 198, 200]
"""

from floorman.notation.phh_player import Played, play, setup_of
from floorman.notation.phh_reader import Fault, PhhAction, PhhError, PhhHand, read
from floorman.notation.phh_writer import write, write_all

__all__ = ["Fault", "PhhAction", "PhhError", "PhhHand", "Played", "play", "read", "setup_of", "write", "write_all"]

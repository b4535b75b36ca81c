list-separator = { ", " }
sentence-separator = { " " }
cited = { $sentence } ({ $sources })
source-guide = guide { $number }

street-preflop = Preflop
street-flop = Flop
street-turn = Turn
street-river = River

pot-main = Main pot
pot-side = Side pot { $number }

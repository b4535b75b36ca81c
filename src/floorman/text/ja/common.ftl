list-separator = 、
sentence-separator = { "" }
cited = { $sentence }（{ $sources }）
source-guide = ガイド { $number }

street-preflop = プリフロップ
street-flop = フロップ
street-turn = ターン
street-river = リバー

pot-main = メインポット
pot-side = サイドポット { $number }

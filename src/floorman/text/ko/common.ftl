list-separator = { ", " }
sentence-separator = { " " }
cited = { $sentence } ({ $sources })
source-guide = 가이드 { $number }

street-preflop = 프리플랍
street-flop = 플랍
street-turn = 턴
street-river = 리버

pot-main = 메인 팟
pot-side = 사이드 팟 { $number }

# 정산 과정, 가이드와 같은 순서.

steps-sorted = 낸 금액을 작은 순으로: { $amounts }
steps-amount = { $name } { $amount }
    .folded = { $name } { $amount }(폴드)
steps-dead = 데드 머니: { $amount }

steps-pot = { $pot }: { $sum } = { $amount } · 참여 자격: { $names }
    .nobody = { $pot }: { $sum } = { $amount } · 자격자 없음
steps-number = { $value }
steps-layer = { $depth } × { $payers }
steps-part-folded = { $amount }(폴드한 { $name })
steps-part-dead = { $amount }(데드 머니)
steps-part-rake = { $amount }(레이크)
steps-returned = 초과분 반환: { $top } − { $second } = { $amount } · { $name }에게 반환
    .plain = 초과분 반환: { $amount } · { $name }에게 반환
steps-check = 검산: { $sum } = { $total }

steps-won = { $pot }({ $amount }): { $name }
steps-split = { $pot }({ $amount }), 스플릿: { $shares }
steps-odd = 남는 칩: { $shares } · 버튼 왼쪽부터 순서: { $order }
steps-paid = 팟 지급: { $shares }
steps-nobody = { $pot }({ $amount }): 자격자 없음

note-folded-only-layer = { $pot } · 폴드한 칩 { $amount }뿐이라 가져갈 사람이 없습니다. 처리는 하우스 규정에 따릅니다.
note-folded-only-returned = { $amount } · 아무도 콜하지 않은 칩이라 폴드했어도 { $name }에게 반환합니다.
note-folded-only-merged = { $pot } · 폴드한 사람만 낸 칩 { $amount }도 들어 있습니다.
note-uncontested = { $pot } · { $name } 단독 획득입니다. 반환이 아니라 딴 칩입니다.
note-below-unit = { $pot } · 가장 작은 칩 { $unit }에 못 미치는 { $amount } · 첫 번째 몫에 더합니다.

settled-goes-back = { $name }에게 { $amount } 반환
settled-goes-in = { $pot } → { $amount }
settled-goes-return = 낸 사람에게 반환 ({ $presets }): { $parts }
settled-goes-merge = 아래 팟에 합침 ({ $presets }): { $parts }
settled-odd = { $pot }: 남는 칩 { $amount } → { $name } · 버튼 왼쪽부터 순서: { $order }
settled-tie = { $pot }: 무승부 ({ $names }) · 칩이 모자라 모두에게 나눌 수 없습니다.

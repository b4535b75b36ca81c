# 일어난 일마다 한 줄. 홀카드는 공개했을 때만 알린다.

event-hand-started = 새 판 · 블라인드 { $small }/{ $big } · 버튼 { $button }
    .dead-button = 새 판 · 블라인드 { $small }/{ $big } · 데드 버튼
    .bomb-pot = 새 판 · 밤 팟 · 버튼 { $button }
    .later = 도중에 시작한 판 · { $street } · 팟 { $pot } · 버튼 { $button }

event-posted-ante = { $name } · 앤티 { $amount }
event-posted-table-ante = { $name } · 테이블 전체 앤티 { $amount }
event-posted-small-blind = { $name } · 스몰블라인드 { $amount }
event-posted-big-blind = { $name } · 빅블라인드 { $amount }
event-posted-straddle = { $name } · 스트래들 { $amount }
event-posted-live-post = { $name } · 라이브 블라인드 { $amount }
event-posted-dead-post = { $name } · 데드 블라인드 { $amount }
event-posted-bomb = { $name } · 밤 팟 앤티 { $amount }

event-hole-dealt = 홀카드를 나눠 주었습니다
event-folded = { $name } · 폴드
event-checked = { $name } · 체크
event-called = { $name } · 콜 { $by }
    .all-in = { $name } · 콜 { $by } · 올인
event-bet = { $name } · 베트 { $to }
    .all-in = { $name } · 베트 { $to } · 올인
    .short = { $name } · 짧은 올인 { $to }
event-raised = { $name } · 레이즈 { $to } (올린 폭 { $by })
    .all-in = { $name } · 레이즈 { $to } (올린 폭 { $by }) · 올인
    .short = { $name } · 짧은 올인 { $to } (올린 폭 { $by })
event-returned = 초과분 { $amount } · { $name }에게 반환
event-street-closed = { $street } · 베팅 라운드 종료
    .last = { $street } · 베팅 종료

event-board-dealt = { $street } · { $cards }
    .unknown = { $street } 펼침
    .run = 보드 { $board } · { $street } · { $cards }
    .run-unknown = 보드 { $board } · { $street } 펼침
event-runs-agreed = 보드 { $runs ->
        [1] 한 번
        [2] 두 번
       *[other] { $runs }번
    }
event-hole-reported = { $name } · 홀카드 입력
event-board-reported = 보드 입력 · { $cards }
event-shown = { $name } · 공개 { $cards }
    .unknown = { $name } · 공개
event-mucked = { $name } · 머크
event-rake-taken = 레이크 { $amount }

event-pot-awarded = { $pot }({ $amount }) · { $name }
    .split = { $pot }({ $amount }) · 스플릿 · { $shares }
    .odd = { $pot }({ $amount }) · 스플릿 · { $shares } · 남는 칩 { $odd }
    .declared = { $story } (딜러가 승자 선택)
event-share = { $name } { $amount }

event-stack-corrected = { $name } · 스택 수정 { $before } → { $after }
    .reason = { $name } · 스택 수정 { $before } → { $after } · 사유: { $reason }
event-hand-over-all-others-folded = 판 종료 · 나머지 전원 폴드
event-hand-over-showdown = 판 종료 · 팟 지급 완료
event-hand-over-void = 판 무효 · 모든 칩 반환
    .reason = 판 무효 · 모든 칩 반환 · 사유: { $reason }
event-undone = 되돌리기 · 처음부터 { $version }번째 기록까지 유효

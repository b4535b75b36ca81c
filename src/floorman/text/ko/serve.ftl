### 방과 페이지를 여는 명령.

cli-serve-summary = 홈게임 방과 계산기를 같은 네트워크의 모든 휴대폰에서 씁니다.
cli-serve-about =
    실물 카드 게임 방과 사이드 팟 계산기를 웹 페이지로 엽니다. 모든 기록은 SQLite 파일 하나 또는 PostgreSQL에 남습니다. 확인된 액션은 이미 디스크에 저장된 것입니다.
cli-serve-option-host = 기다릴 주소. 이 컴퓨터의 모든 네트워크에서 받으려면 0.0.0.0.
cli-serve-option-port = 포트. 0이면 비어 있는 포트를 씁니다.
cli-serve-option-database = 기록을 두는 곳: sqlite:///file.db, postgresql://user@host/name, memory:.
cli-serve-option-proxy = X-Forwarded-For, X-Forwarded-Proto 헤더를 넣는 프록시 뒤에서 씁니다.
cli-serve-option-lost = 방장의 휴대폰이 끊긴 뒤 다른 사람이 넘겨받기까지 기다리는 시간(초).
cli-serve-example-plain = 8080 포트, 이 폴더의 floorman.db 파일.
cli-serve-example-file = 다른 포트, 다른 파일.
cli-serve-example-postgres = 프록시 뒤에서 PostgreSQL에 저장.
cli-serve-no-server = 서버가 설치되어 있지 않습니다({ $name } 없음). 설치: pip install 'floorman[server]'
cli-serve-bad-port = 포트가 아닙니다: { $text }. 0부터 65535까지의 수를 쓰세요.
cli-serve-bad-lost = { $text }: 시간이 아닙니다. 1부터 { $most }까지의 초를 쓰세요.
cli-serve-cannot-listen = { $host } { $port } 포트를 열 수 없습니다: { $reason }. --port 옵션으로 다른 포트를 고르세요.

serve-here = 이 컴퓨터: { $url }
serve-there = 같은 네트워크의 휴대폰: { $url }
serve-stop = 끝내기: { $keys }. 모든 기록: { $database }
serve-no-pages = 웹 페이지가 만들어지지 않았습니다. 먼저 실행하세요: { $command }

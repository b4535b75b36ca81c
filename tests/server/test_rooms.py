"""Rooms over real sockets: what one phone does all others see, and nothing is done twice, late, or by somebody else."""

import asyncio

from tests.server.conftest import HOME, serving
from tests.server.phones import Phone, Server


async def test_three_phones_play_a_hand_and_see_the_same(host: Phone) -> None:
    await host.sit(0, 1000)
    ann, bo = await host.friend("Ann", 1, 1000), await host.friend("Bo", 2, 1000)
    await host.do("begin_hand")
    await host.line("c c x | b40 c f | x x | x x")
    assert host.view["prompt"]["kind"] == "winners"
    await host.do("award", pot=0, winners=[[ann.player]])
    await asyncio.gather(ann.same_as(host), bo.same_as(host))
    assert host.view == ann.view == bo.view
    assert host.stacks == {"Mei": 980, "Ann": 1080, "Bo": 940}
    await asyncio.gather(ann.disconnect(), bo.disconnect())


async def test_a_double_tap_is_one_action_with_one_answer(host: Phone) -> None:
    await host.sit(0, 1000)
    ann = await host.friend("Ann", 1, 1000)
    await host.do("begin_hand")
    actor = host.hand["actor"]
    first = await host.ask("act", player=actor, action="call", command_id="tap")
    again = await host.ask("act", player=actor, action="call", command_id="tap")
    assert first == again
    assert [line["text"] for line in host.lines if "call" in line["text"]] == [host.lines[-1]["text"]]
    await ann.disconnect()


async def test_a_double_tap_is_one_action_also_after_a_restart(database: str) -> None:
    async with serving(database) as server:
        host = await server.open_room("Mei", small_blind=10, big_blind=20, approval=False)
        async with host:
            await host.sit(0, 1000)
            await host.do("add_guest", name="Oma")
            await host.do("take_seat", player=host.player_of("Oma"), chair=1)
            await host.do("ask_chips", player=host.player_of("Oma"), amount=1000)
            await host.do("begin_hand")
            actor = host.hand["actor"]
            first = await host.ask("act", player=actor, action="call", command_id="tap")
            before = host.view
    async with serving(database) as server:
        host.port = server.port
        async with host:
            assert host.view == before
            assert await host.ask("act", player=actor, action="call", command_id="tap") == first
            assert host.view == before


async def test_a_stale_tap_is_refused_with_a_fresh_view(host: Phone) -> None:
    """Complaint 2: the price changes 0.2 s before the tap."""
    await host.sit(0, 1000)
    ann, bo = await host.friend("Ann", 1, 1000), await host.friend("Bo", 2, 1000)
    await host.do("begin_hand")
    seen = host.version
    await host.act("raise", 60)
    why = await ann.refused("act", player=ann.player, action="call", version=seen)
    assert (why["code"], why["stale"]) == ("wire_stale", True)
    assert ann.view["hand"]["price"] == 60
    await asyncio.gather(ann.disconnect(), bo.disconnect())


async def test_a_rebuy_is_never_stale(host: Phone) -> None:
    """Complaint 43: asked for at any time."""
    await host.sit(0, 1000)
    ann = await host.friend("Ann", 1, 1000)
    seen = ann.version
    await host.do("begin_hand")
    await ann.do("ask_chips", player=ann.player, amount=500, version=seen)
    await ann.disconnect()


async def test_nobody_acts_for_somebody_else(host: Phone) -> None:
    """Complaint 47: who asks is known from the device, never from the message."""
    await host.sit(0, 1000)
    ann, bo = await host.friend("Ann", 1, 1000), await host.friend("Bo", 2, 1000)
    await host.do("begin_hand")
    await asyncio.gather(ann.same_as(host), bo.same_as(host))
    actor = host.hand["actor"]
    other = next(phone for phone in (ann, bo) if phone.player != actor)
    before = other.view
    assert (await other.refused("act", player=actor, action="fold"))["code"] == "not_yours"
    assert (await other.refused("kick", player=actor))["code"] == "host_only"
    assert (await other.refused("set_stack", player=other.player, stack=9000, reason="please"))["code"] == "host_only"
    assert other.view == before
    await asyncio.gather(ann.disconnect(), bo.disconnect())


async def test_a_stranger_sees_the_room_by_its_code_and_may_not_act(host: Phone) -> None:
    stranger = Phone(host.port, host.code)
    async with stranger:
        assert stranger.view["room"]["name"] == ""
        assert stranger.me["may_join"]
        assert (await stranger.refused("pause"))["code"] == "door_not_a_guest"


async def test_a_new_invite_shuts_out_the_old_link_and_the_code(host: Phone) -> None:
    old = host.me["invite"]["url"].partition("#j=")[2]
    await host.do("new_invite")
    new = host.me["invite"]["url"].partition("#j=")[2]
    for phone, code in (
        (Phone(host.port, host.code, join=old), "door_old_invite"),
        (Phone(host.port, host.code), "door_no_invite"),
        (Phone(host.port, host.code, join="x" * 43), "door_no_invite"),
        (Phone(host.port, "ZZZZZ", join=new), "door_no_room"),
    ):
        await phone.connect()
        assert phone.farewell["why"]["code"] == code
        assert phone.frames == [phone.farewell]
        await phone.disconnect()
    async with Phone(host.port, host.code, join=new) as welcome:
        assert welcome.me["may_join"]


async def test_a_seat_moves_to_another_phone_and_the_old_phone_is_let_go(host: Phone) -> None:
    ann = await host.friend("Ann", 1, 1000)
    link = (await ann.do("move_phone", player=ann.player))["answer"]
    token, seat = str(link["url"]).partition("#m=")[2], ann.player
    assert link["qr"]
    async with Phone(host.port, host.code, move=token) as new:
        assert new.player == seat
        await ann.until(lambda: ann.player == "")
        assert (await ann.refused("sit_out", player=new.player))["code"] == "door_not_a_guest"
        await new.do("sit_out", player=new.player)
        third = await Phone(host.port, host.code, move=token).connect()
        assert third.farewell["why"]["code"] == "door_old_move"
        await third.disconnect()
    await ann.disconnect()


async def test_only_the_owner_or_the_host_moves_a_seat(host: Phone) -> None:
    """Complaint 48."""
    ann, bo = await host.friend("Ann", 1, 1000), await host.friend("Bo", 2, 1000)
    assert (await bo.refused("move_phone", player=ann.player))["code"] == "door_not_yours"
    assert (await bo.refused("move_phone", player=host.player))["code"] == "door_not_yours"
    await host.do("move_phone", player=ann.player)
    await asyncio.gather(ann.disconnect(), bo.disconnect())


async def test_two_tabs_of_one_phone_are_one_player(host: Phone) -> None:
    await host.sit(0, 1000)
    ann = await host.friend("Ann", 1, 1000)
    await host.do("begin_hand")
    async with Phone(host.port, host.code, device=host.device) as tab:
        assert tab.player == host.player
        await asyncio.gather(ann.same_as(host), tab.same_as(host))
        actor = host.hand["actor"]
        answers = await asyncio.gather(
            host.ask("act", player=actor, action="call"), tab.ask("act", player=actor, action="raise", to=60), return_exceptions=True
        )
        kinds = sorted(answer["type"] for answer in answers if isinstance(answer, dict))
        assert kinds == ["done", "refused"]
        await asyncio.gather(host.same_as(tab), tab.same_as(host))
        assert host.view == tab.view
    await ann.disconnect()


async def test_joining_twice_from_one_phone_makes_one_guest(host: Phone) -> None:
    ann = await host.friend("Ann", 1, 1000)
    assert (await ann.refused("join", name="Ann again"))["code"] == "door_already_in"
    assert [guest["name"] for guest in ann.view["guests"]] == ["Mei", "Ann"]
    await ann.disconnect()


async def test_a_lost_host_is_replaced_and_everybody_learns_it(database: str) -> None:
    assert HOME.lost_after == 60
    async with serving(database, HOME._replace(lost_after=1)) as server:
        host = await server.open_room("Mei", small_blind=10, big_blind=20, approval=False)
        await host.connect()
        await host.sit(0, 1000)
        ann = await host.friend("Ann", 1, 1000)
        await host.disconnect()
        await ann.until(lambda: not ann.view["guests"][0]["connected"])
        await ann.until(lambda: ann.view["room"]["host"] == ann.player)
        assert any("Ann" in line["text"] for line in ann.lines[-2:])
        await ann.disconnect()


async def test_an_invite_is_in_nobodys_language(host: Phone) -> None:
    url = host.me["invite"]["url"]
    assert url.startswith(f"http://127.0.0.1:{host.port}/r/{host.code}#j=")


async def test_the_log_is_told_in_the_language_of_each_phone(host: Phone) -> None:
    await host.sit(0, 1000)
    minsu = await host.friend("민수", 1, 1000, lang="ko")
    aoi = await host.friend("Aoi", 2, 1000, lang="ja")
    await host.do("begin_hand")
    await host.act("raise", 60)
    await asyncio.gather(minsu.same_as(host), aoi.same_as(host))
    assert "레이즈" in minsu.lines[-1]["text"]
    assert "レイズ" in aoi.lines[-1]["text"]
    assert "raise" in host.lines[-1]["text"]
    await minsu.send({"type": "lang", "lang": "ja"})
    await minsu.until(lambda: minsu.lines == aoi.lines)
    await asyncio.gather(minsu.disconnect(), aoi.disconnect())


async def test_a_preview_pays_nobody(host: Phone) -> None:
    await host.sit(0, 1000)
    ann, bo = await host.friend("Ann", 1, 1000), await host.friend("Bo", 2, 1000)
    await host.do("begin_hand")
    await host.line("c f x | x x | x x | x x")
    before, version = host.view, host.version
    award = host.hand["award"]
    winners = [[each["player"] for each in award["eligible"]]]
    seen = await host.ask("award", kind="preview", pot=award["pot"], winners=winners)
    assert seen["type"] == "preview"
    assert sum(seen["payouts"].values()) == award["amount"] == 50
    assert seen["lines"]
    assert (host.view, host.version) == (before, version)
    await asyncio.gather(ann.disconnect(), bo.disconnect())


async def test_older_lines_come_when_they_are_asked_for(host: Phone) -> None:
    for number in range(70):
        await host.do("rename", player=host.player, name=f"Mei {number}")
    await host.disconnect()
    await host.connect()
    assert len(host.lines) == 60
    assert host.frames[-1]["older"]
    await host.send({"type": "more", "before": host.lines[0]["version"]})
    await host.until(lambda: host.frames[-1]["type"] == "lines")
    older = host.frames[-1]
    assert [line["version"] for line in older["lines"]] == list(range(1, host.lines[0]["version"]))
    assert not older["older"]


async def test_the_graph_of_the_night_is_there_before_its_end(host: Phone) -> None:
    await host.sit(0, 1000)
    ann = await host.friend("Ann", 1, 1000)
    for _ in range(2):
        await host.do("begin_hand")
        await host.act("fold")
    await ann.send({"type": "graph"})
    await ann.until(lambda: ann.frames[-1]["type"] == "graph")
    assert ann.frames[-1]["nets"] == {host.player: [-10, 0], ann.player: [10, 0]}
    await ann.disconnect()


async def test_a_straddle_that_is_offered_is_posted(server: Server) -> None:
    async with await server.open_room("Mei", approval=False, options={"straddle": "button", "bomb_pot": 1}) as host:
        await host.sit(0, 1000)
        friends = [await host.friend("Ann", 1, 1000), await host.friend("Bo", 2, 1000)]
        offer = host.view["room"]["straddles"][0]
        assert offer == {"button": 0, "straddles": [[host.player, 4]]}
        await host.do("begin_hand", **offer)
        assert host.hand["price"] == 4
        await host.line("f f")
        await host.do("begin_hand", bomb_pot=host.view["room"]["bomb_pot"])
        assert (host.hand["pot"], host.hand["street"]) == (30, "preflop")
        for friend in friends:
            await friend.disconnect()


async def test_payments_are_ticked_by_guests_after_the_end(host: Phone) -> None:
    await host.sit(0, 1000)
    ann = await host.friend("Ann", 1, 1000)
    assert (await host.refused("mark_paid", payer=ann.player, payee=host.player))["code"] == "door_night_open"
    await host.do("begin_hand")
    await host.line("f")
    await host.do("close_night", counted={player["player"]: player["stack"] for player in host.view["guests"]})
    (payment,) = host.view["results"]["payments"]
    assert not payment["paid"]
    await ann.do("mark_paid", payer=payment["payer"], payee=payment["payee"])
    await host.until(lambda: host.view["results"]["payments"][0]["paid"])
    assert sum(host.view["results"]["nets"].values()) == 0
    assert {points[-1] for points in host.view["results"]["graph"].values()} == {10, -10}
    assert (await ann.refused("mark_paid", payer=host.player, payee=host.player))["code"] == "door_no_payment"
    await ann.disconnect()

// The wire as the server has it. Written by `make docs` from floorman/server/wire; never edited by hand.
/* eslint-disable */

export interface AcceptHost {
  do: "accept_host";
}

/** `to` matters for a bet or a raise; all-in is a bet, a call or a raise, whichever it comes to. */
export interface Act {
  do: "act";
  player: string;
  action: "all-in" | "bet" | "call" | "check" | "fold" | "raise";
  to?: number;
}

/** Somebody without a phone. */
export interface AddGuest {
  do: "add_guest";
  name: string;
}

export interface AgreeRuns {
  do: "agree_runs";
  runs: number;
  players: string[];
}

/** A command with an id of its own, so that asking twice does it once, and the version its sender saw. */
export interface Ask {
  type: "command";
  id: string;
  version: number;
  command: Join | AddGuest | Rename | TakeSeat | MoveSeat | SitOut | ComeBack | Leave | Kick | AskChips | WithdrawAsk | GrantChips | DeclineChips | SetStack | BeginHand | Act | Deal | ReportHole | ReportBoard | AgreeRuns | Show | Muck | Award | VoidHand | Undo | Pause | Resume | LastHand | Lock | ChangeStakes | OfferHost | AcceptHost | DeclineHost | CloseNight | NewInvite | MovePhone | MarkPaid;
}

export interface AskChips {
  do: "ask_chips";
  player: string;
  amount: number;
}

/** The winners of one pot, a list for each board. */
export interface Award {
  do: "award";
  pot: number;
  winners: string[][];
}

/** The pot whose winners have to be named, on so many boards. */
export interface AwardView {
  amount: number;
  boards: number;
  eligible: EligibleView[];
  label: string;
  name: string;
  pot: number;
}

/** `button` is the chair drawn for the first button of the night; straddles are (player, chips). */
export interface BeginHand {
  do: "begin_hand";
  button?: number;
  straddles?: [string, number][];
  bomb_pot?: number;
}

export interface BrickView {
  amount: number;
  column: number;
  from: number;
  kind: "folded" | "live" | "owed";
  to: number;
}

/** The last frame. `again`: connecting again makes sense. */
export interface Bye {
  type: "bye";
  why: Said;
  again: boolean;
}

/** What somebody did last on a street. */
export interface CellView {
  all_in: boolean;
  label: string;
  to: number;
  word: string;
}

/** One player in one pot, in per cent and chips. */
export interface ChanceView {
  chips: string;
  name: string;
  tie: string;
  win: string;
}

/** The sections that are new since version `from`; the other ones stand as they were. A client that has not seen `from` starts anew. */
export interface Change {
  type: "change";
  from: number;
  version: number;
  sections: SectionsView;
  me: MeView;
  lines: LineView[];
}

export interface ChangeStakes {
  do: "change_stakes";
  small_blind: number;
  big_blind: number;
  ante?: number;
}

export interface CheckView {
  holds: boolean;
  terms: TermView[];
  total: number;
}

/** Chips counted in front of every player; who bears a difference. */
export interface CloseNight {
  do: "close_night";
  counted: Record<string, number>;
  bearer?: string;
}

export interface ColumnView {
  all_in: boolean;
  folded: boolean;
  name: string;
  put_in: number;
}

export interface ComeBack {
  do: "come_back";
  player: string;
  post?: boolean;
}

/** The dealer has put out the next street; the cards only if somebody enters them. */
export interface Deal {
  do: "deal";
  cards?: string[];
  burn?: string;
}

export interface DeclineChips {
  do: "decline_chips";
  player: string;
}

export interface DeclineHost {
  do: "decline_host";
}

/** The command with this id is on disk. `answer` is what only the asker learns, as the link of a phone move. */
export interface Done {
  type: "done";
  id: string;
  version: number;
  answer: Record<string, string | string[]>;
}

export interface EligibleView {
  name: string;
  player: string;
}

/** One pot of the building, the main pot first. */
export interface FloorView {
  amount: number;
  bricks: BrickView[];
  eligible: string[];
  formula: string;
  index: number;
  label: string;
}

/** The stepped building: columns by chips put in, one floor a pot, what nobody matched on top. */
export interface FloorsView {
  check: CheckView;
  columns: ColumnView[];
  dead: number;
  floors: FloorView[];
  pot_total: number;
  returned: ReturnedView[];
  total: number;
}

export interface GrantChips {
  do: "grant_chips";
  player: string;
}

/** The graph of the night so far. */
export interface Graph {
  type: "graph";
}

/** Everybody's net after every hand, the last point where the night stands. */
export interface Graphed {
  type: "graph";
  nets: Record<string, number[]>;
}

/** Somebody on the guest list. `keeper` acts for him; `asked` chips wait for the host, `granted` ones for the end of the hand. */
export interface GuestView {
  asked: number;
  chair: number;
  connected: boolean;
  granted: number;
  keeper: string;
  kicked: boolean;
  leaving: boolean;
  missed_big: boolean;
  missed_small: boolean;
  name: string;
  player: string;
  post: boolean;
  sitting_out: boolean;
  stack: number;
  standing: "busted" | "guest" | "in_hand" | "leaving" | "ready" | "sitting_out" | "waiting";
  standing_label: string;
}

/** The running or the last hand. `legal` is empty while nobody is to act. */
export interface HandView {
  actor: string;
  award: AwardView | null;
  boards: string[][];
  cards_due: number;
  dead: number;
  dealt_by_server: boolean;
  floors: FloorsView | null;
  legal: OptionView[];
  next_street_label: string;
  odds: OddsView | null;
  phase: string;
  players: string[];
  pot: number;
  pots: PotView[];
  presets: PresetView[];
  price: number;
  reason: string;
  reason_label: string;
  running: boolean;
  runs_offered: number[];
  score: ScoreView;
  seats: SeatView[];
  story: string[];
  street: "flop" | "over" | "preflop" | "river" | "turn";
  street_label: string;
  to_call: number;
  version: number;
  waits_for: "cards" | "nobody" | "player" | "winners";
}

/** The first frame. `join` is the secret of the invite link, `move` the token of a phone move, `watch` a table display that wants no seat. */
export interface Hello {
  type: "hello";
  device: string;
  lang?: "en" | "ja" | "ko";
  join?: string | null;
  move?: string | null;
  watch?: boolean;
}

/** The link of the room, and the same as rows of a QR code. */
export interface InviteView {
  code: string;
  qr: string[];
  url: string;
}

/** Onto the guest list, by somebody whose device has been let in at the door. */
export interface Join {
  do: "join";
  name: string;
}

export interface Kick {
  do: "kick";
  player: string;
}

export interface LastHand {
  do: "last_hand";
  on?: boolean;
}

export interface LastView {
  label: string;
  player: string;
  to: number;
  word: string;
}

export interface Leave {
  do: "leave";
  player: string;
}

/** One player's night; net = cashed out + stack - bought in - borne. */
export interface LedgerRowView {
  borne: number;
  bought_in: number;
  cashed_out: number;
  corrected: number;
  name: string;
  net: number;
  player: string;
  rake: number;
  stack: number;
  time: number;
}

/** A line of the log; `at` in milliseconds since 1970. `loud`: to be shown for a moment, for it changes what others have seen. */
export interface LineView {
  at: number;
  kind: "chips" | "floor" | "hand" | "seat";
  loud: boolean;
  number: number;
  text: string;
  version: number;
}

export interface Lock {
  do: "lock";
  locked?: boolean;
}

/** A tick at a payment of the settle-up. */
export interface MarkPaid {
  do: "mark_paid";
  payer: string;
  payee: string;
  paid?: boolean;
}

/** What is different for this phone. `begin` and `undo` say why not, null: it may. */
export interface MeView {
  begin: Said | null;
  cards: string[];
  host: boolean;
  invite: InviteView;
  may_act: boolean;
  may_join: boolean;
  name: string;
  player: string;
  speaks_for: string[];
  undo: Said | null;
}

/** Older lines of the log. */
export interface More {
  type: "more";
  before: number;
}

/** A link that takes a player to another phone, once; the old phone is let go when it is used. */
export interface MovePhone {
  do: "move_phone";
  player: string;
}

export interface MoveSeat {
  do: "move_seat";
  player: string;
  chair: number;
}

export interface Muck {
  do: "muck";
  player: string;
}

/** The host: the old link opens nothing any more. */
export interface NewInvite {
  do: "new_invite";
}

/** What an all-in is worth before the last card, once every hand in it is turned up. "coming": not counted yet. */
export interface OddsView {
  pots: PotChancesView[];
  state: "coming" | "ready";
  title: string;
  worth: Record<string, string>;
}

/** An empty `to` takes the offer back. */
export interface OfferHost {
  do: "offer_host";
  to: string;
}

/** Older lines of the log. */
export interface Older {
  type: "lines";
  lines: LineView[];
  older: boolean;
}

/** One entry of the menu; `least` and `most` are street totals. What is not possible has its ruling. */
export interface OptionView {
  label: string;
  least: number;
  most: number;
  possible: boolean;
  ruling: Said | null;
  verb: "all-in" | "bet" | "call" | "check" | "fold" | "raise";
}

export interface Pause {
  do: "pause";
}

export interface PaymentView {
  amount: number;
  paid: boolean;
  payee: string;
  payer: string;
}

/** Whether anybody is there. */
export interface Ping {
  type: "ping";
}

/** Somebody is there. */
export interface Pong {
  type: "pong";
}

export interface PotChancesView {
  label: string;
  players: ChanceView[];
}

export interface PotView {
  amount: number;
  eligible: string[];
  label: string;
  name: string;
}

/** A legal size for one tap, as a street total. */
export interface PresetView {
  label: string;
  to: number;
}

/** What a command would do; nothing happens. */
export interface Preview {
  type: "preview";
  id: string;
  command: Join | AddGuest | Rename | TakeSeat | MoveSeat | SitOut | ComeBack | Leave | Kick | AskChips | WithdrawAsk | GrantChips | DeclineChips | SetStack | BeginHand | Act | Deal | ReportHole | ReportBoard | AgreeRuns | Show | Muck | Award | VoidHand | Undo | Pause | Resume | LastHand | Lock | ChangeStakes | OfferHost | AcceptHost | DeclineHost | CloseNight | NewInvite | MovePhone | MarkPaid;
}

/** What the command would do: the stories of its events, and what each player would be paid. */
export interface Previewed {
  type: "preview";
  id: string;
  lines: string[];
  payouts: Record<string, number>;
}

/** What the table waits for, in words. */
export interface PromptView {
  kind: "begin" | "cards" | "closed" | "lobby" | "paused" | "player" | "winners";
  sentence: string;
  short: string;
}

/** Nothing has changed. `stale`: the sender had not seen all; what he missed has been sent before. */
export interface Refusal {
  type: "refused";
  id: string;
  version: number;
  stale: boolean;
  why: Said;
}

export interface Rename {
  do: "rename";
  player: string;
  name: string;
}

export interface ReportBoard {
  do: "report_board";
  cards: string[];
  run?: number;
}

export interface ReportHole {
  do: "report_hole";
  player: string;
  cards: string[];
}

/** The end of a night. `exact`: proved that no fewer payments are possible; `graph` has everybody's net after each hand. */
export interface ResultsView {
  bearer: string;
  difference: number;
  exact: boolean;
  graph: Record<string, number[]>;
  house_take: number;
  nets: Record<string, number>;
  payments: PaymentView[];
  rounded: Record<string, number>;
  rows: LedgerRowView[];
  text: string;
  unit: number;
}

export interface Resume {
  do: "resume";
}

export interface ReturnedView {
  amount: number;
  column: number;
  formula: string;
  from: number;
  name: string;
  sentence: string;
  to: number;
}

/** The room: `chairs` has a player or nothing; `button` and the blinds are chairs, -1 nobody; `card` are the terms in words; `straddles` are what may be chosen for the next hand, `bomb_pot` the ante suggested for one, 0: the house has none, `usual_buy_in` the chips suggested to who buys in. */
export interface RoomView {
  big_blind: number;
  bomb_pot: number;
  button: number;
  card: string[];
  chairs: string[];
  closed: boolean;
  code: string;
  host: string;
  house_label: string;
  last_hand: number;
  locked: boolean;
  name: string;
  number: number;
  offered: string;
  opened_at: number;
  paused: boolean;
  settings: SettingsView;
  small_blind: number;
  straddles: StraddlesView[];
  usual_buy_in: number;
}

export interface RowView {
  flop: CellView | null;
  preflop: CellView | null;
  river: CellView | null;
  turn: CellView | null;
}

/** A refusal as a slip shows it. `rule` is its key in the rule book, empty where the floor or the door refuses; `steps` explain it. */
export interface Said {
  code: string;
  title: string;
  sentence: string;
  steps: string[];
  sources: string;
  rule: string;
  numbers: Record<string, number | string>;
}

/** The score sheet: a row for every player by id. */
export interface ScoreView {
  last: LastView | null;
  rows: Record<string, RowView>;
}

/** A player in the hand: `won` from the pots, his own chips among them; `net` is what the hand has brought him. `cards` only when they were turned up. */
export interface SeatView {
  all_in: boolean;
  cards: string[];
  folded: boolean;
  mucked: boolean;
  name: string;
  net: number;
  player: string;
  put_in: number;
  returned: number;
  stack: number;
  street_bet: number;
  won: number;
}

/** A view: the sections of `welcome` are all of these, those of `change` the ones that are new. */
export interface SectionsView {
  guests?: GuestView[];
  hand?: HandView | null;
  ledger?: LedgerRowView[];
  prompt?: PromptView;
  results?: ResultsView | null;
  room?: RoomView;
}

/** The host corrects a stack, in a hand or between hands. */
export interface SetStack {
  do: "set_stack";
  player: string;
  stack: number;
  reason: string;
}

/** The terms of the night. */
export interface SettingsView {
  ante: number;
  ante_kind: string;
  approval: boolean;
  big_bet: number;
  big_blind: number;
  game: string;
  house: string;
  max_buy_in: number;
  min_buy_in: number;
  name: string;
  options: Record<string, string | number>;
  phoneless: boolean;
  rake_cap: number;
  rake_per_mille: number;
  rathole_minutes: number;
  seats: number;
  settle_unit: number;
  small_bet: number;
  small_blind: number;
  time_charge: number;
  time_charge_minutes: number;
  unit: number;
}

export interface Show {
  do: "show";
  player: string;
}

export interface SitOut {
  do: "sit_out";
  player: string;
}

/** From now on in this language. */
export interface Speak {
  type: "lang";
  lang: "en" | "ja" | "ko";
}

/** Straddles that the next hand may have, as (player, chips). `button` is the chair drawn for the first button they go with, -1: any. */
export interface StraddlesView {
  button: number;
  straddles: [string, number][];
}

export interface TakeSeat {
  do: "take_seat";
  player: string;
  chair: number;
  post?: boolean;
}

/** A term of the check sum; `pot` is -1 for chips returned, -2 for the rake. */
export interface TermView {
  amount: number;
  pot: number;
}

export interface Undo {
  do: "undo";
}

export interface VoidHand {
  do: "void_hand";
  reason: string;
}

/** Everything, on every new connection. `older`: there are older lines than these. */
export interface Welcome {
  type: "welcome";
  version: number;
  sections: SectionsView;
  me: MeView;
  lines: LineView[];
  older: boolean;
}

export interface WithdrawAsk {
  do: "withdraw_ask";
  player: string;
}

export type Frame =
  | Hello
  | Ask
  | Preview
  | More
  | Graph
  | Speak
  | Ping;

export type Command =
  | Join
  | AddGuest
  | Rename
  | TakeSeat
  | MoveSeat
  | SitOut
  | ComeBack
  | Leave
  | Kick
  | AskChips
  | WithdrawAsk
  | GrantChips
  | DeclineChips
  | SetStack
  | BeginHand
  | Act
  | Deal
  | ReportHole
  | ReportBoard
  | AgreeRuns
  | Show
  | Muck
  | Award
  | VoidHand
  | Undo
  | Pause
  | Resume
  | LastHand
  | Lock
  | ChangeStakes
  | OfferHost
  | AcceptHost
  | DeclineHost
  | CloseNight
  | NewInvite
  | MovePhone
  | MarkPaid;

export type Message =
  | Welcome
  | Change
  | Done
  | Refusal
  | Previewed
  | Older
  | Graphed
  | Pong
  | Bye;

/*
 * API of the lottery pages. Amounts are text ("12.50"), times ISO, odds decimal text. Every call but the first has its
 * session in the header `x-session`. Refusals are `{ "code": "..." }`.
 *
 * POST /api/lottery/session  { launchToken, gameCode, exchangeId } -> LotterySession
 *      400 invalid_input, 403 launch_token_invalid, 503 try_again
 * GET  /api/lottery/session                             -> LotterySession, with the current balance. 403 session_unknown
 * GET  /api/lottery/games                               -> { now, list: GameState[] }: every game of the launched game's vendor (the lobby)
 * GET  /api/lottery/<gameCode>                          -> GameView: play types, upcoming draws, limits. 404 unknown_game
 * GET  /api/lottery/<gameCode>/draws?before=&count=     -> { now, list: DrawView[] }: ended draws, newest first (count to 100)
 * GET  /api/lottery/<gameCode>/draws/<drawId>           -> DrawView with proof. 404 unknown_draw
 * GET  /api/lottery/<gameCode>/stream                   server-sent events: `draw` (DrawView: a draw opened, closed, was
 *      drawn, cancelled or corrected), `next` (GameState), `ticket` (TicketView: one of the player's own), `balance` ({ balance }).
 *      A comment is sent at least every ten seconds.
 * POST /api/lottery/tickets  SlipRequest                -> TicketView (every draw taken) or, instant, drawn already
 *      202 waiting: send the same body again; it stays one ticket.
 *      400 invalid_input, 403 session_unknown, 409 ticket_conflict (the id has other content), 429 too_fast,
 *      422 SlipRefusal: no money moved, or all was returned. A slip whose stakes the platform never answered is a
 *      TicketView with every draw `returned` and the reason `slip_refused`.
 * GET  /api/lottery/tickets?gameCode=&before=           -> { list: TicketView[] }: the player's own, newest first, 20 a page;
 *      `before` is the last ticketId of the previous page, for draws the last drawId
 * GET  /api/lottery/tickets/<ticketId>                  -> TicketView. 404 unknown_ticket
 *
 * A page sells tickets of any game of the vendor that it was launched with: the platform accepts bets of a lottery
 * launch for every open lottery of the same vendor.
 */
import type { StakeFault } from '../rounds/stake-text.rules.ts';
import type { SessionView } from '../sessions/session-view.ts';
import type { DrawnNumbers, LotteryKindCode, PlayType } from './rules/lottery-kind.ts';

export interface GameState {
  gameCode: string;
  gameName: string;
  kind: LotteryKindCode;
  theme: string;
  /** The draw that takes tickets now, or the next one; absent for instant games. */
  draw?: { drawId: string; closesAt: string; drawsAt: string };
  /** The last result; absent before the first. */
  last?: DrawView;
}

export interface LotterySession extends SessionView {
  /** View requested by the launch: the list of games, or the slip of the game (docs/product.md 7.2, lottoView). */
  view: 'lobby' | 'betting';
  playType?: string;
  game: GameView;
}

export interface GameView {
  now: string;
  gameCode: string;
  gameName: string;
  kind: LotteryKindCode;
  theme: string;
  playTypes: readonly PlayType[];
  /** Draws that take bets, soonest first (at most 20); none for instant games. */
  draws: { drawId: string; closesAt: string; drawsAt: string; commitment: string }[];
  /** Instant games: commitment for this page's next ticket, whose board comes from the seed and the ticketId. */
  commitment?: string;
  limits: SlipLimits;
  /** Paragraphs of the rules sheet, in addition to the rules of each play type. */
  rules: { title: string; lines: string[] }[];
}

export interface SlipLimits {
  /** Minimum and maximum price of one line with the multiple 1. */
  leastStake: string;
  mostStake: string;
  mostMultiple: number;
  mostLines: number;
  mostDraws: number;
  /** Minimum and maximum price of one draw of a slip: the platform's limits of the game. */
  leastPrice: string;
  mostPrice: string;
}

export interface DrawView {
  gameCode: string;
  drawId: string;
  closesAt: string;
  drawsAt: string;
  state: 'open' | 'closed' | 'result' | 'cancelled';
  numbers?: DrawnNumbers;
  commitment: string;
  /** With the result. */
  seed?: string;
  corrections: number;
  reason?: string;
}

export interface SlipRequest {
  /** The page's id of the ticket, 8 to 64 of `A-Z a-z 0-9 -`. */
  ticketId: string;
  gameCode: string;
  /** Draws to take part in, soonest first: one, or several in a row (a chase). Empty for instant games. */
  drawIds: string[];
  lines: {
    playType: string;
    numbers: string[] /** Price of the line, decimal text. */;
    stake: string;
    multiple: number;
  }[];
  /** Stakes of draws after a win are returned. */
  stopAfterWin: boolean;
  /** Price of all draws as shown by the page; a different sum is refused. */
  total: string;
}

export type SlipFault =
  | 'unknown_game'
  | 'unknown_draw'
  | 'draw_closed'
  | 'draws_not_in_order'
  | 'too_many_draws'
  | 'too_many_lines'
  | 'unknown_play_type'
  | 'invalid_number'
  | 'repeated_number'
  | 'too_few_numbers'
  | 'too_many_numbers'
  /** The stake of a line is not an amount, or not a possible price. */
  | 'invalid_stake'
  | StakeFault
  | 'line_below_minimum'
  | 'line_above_maximum'
  | 'invalid_multiple'
  | 'total_differs'
  | 'below_minimum'
  | 'above_maximum'
  /** Refusal codes of the platform. */
  | 'insufficient_balance'
  | 'play_stopped'
  | 'launch_ended';

export interface SlipRefusal {
  code: SlipFault;
  /** Index of the line concerned, from 0. */
  line?: number;
  drawId?: string;
}

export interface TicketDrawView {
  /** `INSTANT` for an instant ticket, which has one draw. */
  drawId: string;
  drawsAt: string;
  /**
   * asked: the platform has not answered yet; taken: waits for the draw; settling: drawn, but not posted by the
   * platform (it may have refused to); returned: the stake was returned (cancelled, or stopped after a win).
   */
  state: 'asked' | 'taken' | 'settling' | 'won' | 'lost' | 'returning' | 'returned';
  /** Amount paid by the last judgement; while `settling`, the amount being paid. */
  paid: string;
  /** Win of each line, once drawn. */
  wins?: { line: number; paid: string; hits: { won: string; times: number; pays: string }[] }[];
  /** Incremented when a corrected result settles it again; `paid` is the current amount. */
  corrections: number;
  reason?: 'draw_cancelled' | 'stopped_after_win' | 'slip_refused';
  /** The board it was judged by, once drawn; for an instant ticket it is in the proof. */
  numbers?: DrawnNumbers;
  /** The operator's reason for a cancellation or correction: one line of plain text, at most 140 characters. */
  note?: string;
}

export interface TicketView {
  ticketId: string;
  gameCode: string;
  gameName: string;
  kind: LotteryKindCode;
  at: string;
  lines: { playType: string; playName: string; numbers: string[]; stake: string; multiple: number; price: string }[];
  draws: TicketDrawView[];
  /** Why draws have the reason `slip_refused`: only a part was taken, or nothing was confirmed in time. */
  refusal?: { code: SlipFault | 'not_answered'; drawId?: string };
  stopAfterWin: boolean;
  /** Price of one draw, and of all. */
  price: string;
  total: string;
  paid: string;
  balance?: string;
  /** Instant games: the drawn board with its proof. */
  instant?: { numbers: DrawnNumbers; commitment: string; seed: string };
}

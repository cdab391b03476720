/*
 * What the lottery pages see. Amounts are text ("12.50"), times ISO, odds decimal text. Every call but the first names its
 * session in the header `x-session`. Refusals are `{ "code": "..." }`.
 *
 * POST /api/lottery/session  { launchToken, gameCode, exchangeId } -> LotterySession
 *      400 invalid_input, 403 launch_token_invalid, 503 try_again
 * GET  /api/lottery/session                             -> LotterySession, with the balance of now. 403 session_unknown
 * GET  /api/lottery/games                               -> { now, list: GameState[] }: every game of the launched game's vendor (the lobby)
 * GET  /api/lottery/<gameCode>                          -> GameView: play types, draws to come, limits. 404 unknown_game
 * GET  /api/lottery/<gameCode>/draws?before=&count=     -> { now, list: DrawView[] }: ended draws, newest first (count to 100)
 * GET  /api/lottery/<gameCode>/draws/<drawId>           -> DrawView with proof. 404 unknown_draw
 * GET  /api/lottery/<gameCode>/stream                   server-sent events: `draw` (DrawView: a draw opened, closed, was
 *      drawn, cancelled or corrected), `next` (GameState), `ticket` (TicketView: one of the player's own), `balance` ({ balance }).
 *      A comment comes at least every ten seconds.
 * POST /api/lottery/tickets  SlipRequest                -> TicketView (every draw taken) or, instant, drawn already
 *      202 waiting: ask again with the same body; it is one ticket however often it is sent.
 *      400 invalid_input, 403 session_unknown, 409 ticket_conflict (the id has another content), 429 too_fast,
 *      422 SlipRefusal: no money moved, or all of it is back. A slip whose stakes the platform never answered is a
 *      TicketView with every draw `returned` and the reason `slip_refused`.
 * GET  /api/lottery/tickets?gameCode=&before=           -> { list: TicketView[] }: the player's own, newest first, 20 a page;
 *      `before` is the last ticketId of the page before, of draws the last drawId
 * GET  /api/lottery/tickets/<ticketId>                  -> TicketView. 404 unknown_ticket
 *
 * A page sells tickets of any game of the vendor that it was launched with: the platform takes bets of a lottery launch for
 * every open lottery of the same vendor.
 */
import type { StakeFault } from '../rounds/stake-text.rules.ts';
import type { ToldSession } from '../sessions/told-session.ts';
import type { DrawnNumbers, LotteryKindCode, PlayType } from './rules/lottery-kind.ts';

export interface GameState {
  gameCode: string;
  gameName: string;
  kind: LotteryKindCode;
  theme: string;
  /** The draw that takes tickets, or the next one; absent for instant games. */
  draw?: { drawId: string; closesAt: string; drawsAt: string };
  /** The last result; absent before the first. */
  last?: DrawView;
}

export interface LotterySession extends ToldSession {
  /** Of the portal's launch: the list of games, or the slip of the game (docs/product.md 7.2, lottoView). */
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
  /** Draws that can be bet on, soonest first (at most 20); none for instant games. */
  draws: { drawId: string; closesAt: string; drawsAt: string; commitment: string }[];
  /** Instant games: of the next ticket that this page buys, whose board comes from its seed and its ticketId. */
  commitment?: string;
  limits: SlipLimits;
  /** Paragraphs of the rules sheet, beside the rules of each play type. */
  rules: { title: string; lines: string[] }[];
}

export interface SlipLimits {
  /** Price of one line with the multiple 1, least and most. */
  leastStake: string;
  mostStake: string;
  mostMultiple: number;
  mostLines: number;
  mostDraws: number;
  /** Least and most that one draw of a slip may cost: the platform's limits of the game. */
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
  /** The page's own id, 8 to 64 of `A-Z a-z 0-9 -`. */
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
  /** Draws after one that won are given back. */
  stopAfterWin: boolean;
  /** Price of all draws as the page showed it: another sum is refused. */
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
  /** Of a line: no amount at all, or none that it can cost. */
  | 'invalid_stake'
  | StakeFault
  | 'line_below_minimum'
  | 'line_above_maximum'
  | 'invalid_multiple'
  | 'total_differs'
  | 'below_minimum'
  | 'above_maximum'
  /** Refusals of the platform, as it told them. */
  | 'insufficient_balance'
  | 'play_stopped'
  | 'launch_ended';

export interface SlipRefusal {
  code: SlipFault;
  /** Line it is about, from 0. */
  line?: number;
  drawId?: string;
}

export interface TicketDrawView {
  /** `INSTANT` of an instant ticket, which has this one draw. */
  drawId: string;
  drawsAt: string;
  /**
   * asked: the platform has not answered yet; taken: it waits for the draw; settling: it is drawn, and the platform has not
   * booked it (it may have refused to); returned: the stake came back (cancelled, or stopped after a win).
   */
  state: 'asked' | 'taken' | 'settling' | 'won' | 'lost' | 'returning' | 'returned';
  /** What it pays by the last judgement; while it is `settling`, what is on its way. */
  paid: string;
  /** Each line's part, once drawn. */
  wins?: { line: number; paid: string; hits: { won: string; times: number; pays: string }[] }[];
  /** Counted up when a corrected result settled it again; `paid` is what holds now. */
  corrections: number;
  reason?: 'draw_cancelled' | 'stopped_after_win' | 'slip_refused';
  /** The board that it was judged by, once it is drawn; of an instant ticket it stands with its proof. */
  numbers?: DrawnNumbers;
  /** Why the draw was cancelled or corrected, as its operator wrote it: one line of plain text, at most 140 characters. */
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
  /** Why draws of it have the reason `slip_refused`: it was taken in part, or nothing of it was confirmed in time. */
  refusal?: { code: SlipFault | 'not_answered'; drawId?: string };
  stopAfterWin: boolean;
  /** Price of one draw, and of all. */
  price: string;
  total: string;
  paid: string;
  balance?: string;
  /** Instant games: what was drawn, with its proof. */
  instant?: { numbers: DrawnNumbers; commitment: string; seed: string };
}

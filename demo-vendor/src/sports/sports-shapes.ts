/*
 * API of the sportsbook page. Amounts are text ("12.50"), prices text with two decimals ("1.85"), times ISO. Every call
 * but the first has its session in the header `x-session`. Refusals are `{ "code": "..." }`.
 *
 * POST /api/sports/session   { launchToken, gameCode, exchangeId } -> SportsSession
 *      400 invalid_input, 403 launch_token_invalid, 503 try_again
 * GET  /api/sports/session                                  -> SportsSession, with the current balance. 403 session_unknown
 * GET  /api/sports/board                                    -> Board: all matches of the game, in play, upcoming, just over
 * GET  /api/sports/<gameCode>/stream                        server-sent events: `board` (Board: at the beginning, and when
 *      matches come or go), `fixture` (FixtureView: one match changed), `ticket` (TicketView: one of the player's own).
 *      A comment is sent at least every ten seconds.
 * POST /api/sports/tickets   TicketRequest                  -> TicketView (state `taken`, or `refused` with the platform's code)
 *      202 waiting: send the same body again; it stays one ticket. An in-play leg takes about 3 s.
 *      400 invalid_input, 403 session_unknown, 409 ticket_conflict (the id has another content),
 *      422 TicketRefusal: no stake was requested and nothing stored, the same id may be sent with new prices:
 *        unknown_fixture, unknown_market, unknown_selection, market_closed, market_suspended, odds_changed, invalid_price
 *        (a price or version that was never offered), same_match, zero_stake, negative_stake, stake_decimals, below_minimum,
 *        above_maximum, above_payout
 * GET  /api/sports/tickets                                  -> { list: TicketView[] }: the player's in this game, newest first
 * GET  /api/sports/tickets/<ticketId>                       -> TicketView. 404 unknown_ticket
 * GET  /api/sports/results                                  -> { list: FixtureView[] }: finished matches, newest first
 * GET  /api/sports/fixtures/<fixtureId>                     -> FixtureProof: before the end without a seed. 404 unknown_fixture
 *
 * A ticket that was taken:
 * { "ticketId": "b6c1f6e2-0d0f", "at": "2026-03-01T00:00:10.000Z", "state": "taken", "stake": "10.00", "odds": "3.42",
 *   "mayPay": "34.22", "paid": "0.00", "balance": "990.00", "legs": [{ "fixtureId": "cove-1772323200", "leagueName":
 *   "Cove League", "home": "Harbour Foxes", "away": "Amber Herons", "startsAt": "...", "market": "ah:-0.5", "marketName":
 *   "Handicap", "selection": "home", "label": "Harbour Foxes -0.5", "price": "1.85", "inPlay": false, "state": "open" }, ...] }
 *
 * A refusal: { "code": "odds_changed", "legs": [{ "fixtureId": "cove-1772323200", "code": "odds_changed",
 *   "price": "1.80", "version": 4 }] }
 *
 * A match in play:
 * { "fixtureId": "cove-1772323200", "leagueId": "cove", "discipline": "football", "home": { "name": "Harbour Foxes",
 *   "short": "HFX", "colour": "#c2410c" }, "away": {...}, "startsAt": "...", "phase": "in_play", "betting": "open",
 *   "clock": "34'", "progress": 0.38, "score": { "home": 1, "away": 0, "parts": [{ "label": "1st half", "home": 1,
 *   "away": 0 }] }, "events": [{ "clock": "21'", "side": "home", "text": "Goal", "home": 1, "away": 0 }], "version": 9,
 *   "markets": [{ "id": "1x2", "kind": "1x2", "name": "Match result", "selections": [{ "id": "home", "label":
 *   "Harbour Foxes", "price": "1.44" }, { "id": "draw", "label": "Draw", "price": "4.10" }, ...] }, { "id": "ou:2.5",
 *   "kind": "total", "name": "Total goals", "line": "2.5", "selections": [{ "id": "over", "label": "Over 2.5", "price":
 *   "1.90" }, { "id": "under", ... }] }], "commitment": "<64 hex>" }
 */

import type { StakeFault } from '../rounds/stake-text.rules.ts';
import type { SessionView } from '../sessions/session-view.ts';

export type Discipline = 'football' | 'basketball' | 'tennis' | 'moba' | 'shooter' | 'fighter' | 'efootball';

export interface LeagueView {
  leagueId: string;
  name: string;
  discipline: Discipline;
}

/** Static information about the sportsbook of a game. */
export interface SportsbookInfo {
  gameCode: string;
  gameName: string;
  kind: 'sports' | 'esports';
  disciplines: { id: Discipline; name: string }[];
  leagues: LeagueView[];
  limits: {
    leastStake: string;
    mostStake: string;
    /** Maximum payout of a ticket, stake included. */
    mostPayout: string;
    mostLegs: number;
  };
  /** Approximate delay of an in-play leg before its stake is requested. */
  inPlayDelayMs: number;
  /** Paragraphs of the rules sheet; per discipline after the common ones. */
  rules: { title: string; lines: string[] }[];
}

export interface SportsSession extends SessionView {
  book: SportsbookInfo;
}

export interface TeamView {
  name: string;
  /** Three letters. */
  short: string;
  /** CSS colour of the shirt. */
  colour: string;
}

export interface ScoreView {
  /** Goals, points, sets or maps. */
  home: number;
  away: number;
  /** Halves, quarters, games of each set, rounds of each map; those that have begun. */
  parts: { label: string; home: number; away: number }[];
}

export interface MatchEvent {
  /** Display text: "21'", "Q2 5:00", "Set 2". */
  clock: string;
  side?: 'home' | 'away';
  text: string;
  /** Score after the event. */
  home: number;
  away: number;
}

export interface SelectionView {
  id: 'home' | 'draw' | 'away' | 'over' | 'under';
  label: string;
  price: string;
}

export interface MarketView {
  /** "1x2", "win", "ah:-1.5" (the line is the home side's), "ou:2.5". */
  id: string;
  kind: '1x2' | 'winner' | 'handicap' | 'total';
  name: string;
  line?: string;
  selections: SelectionView[];
}

export interface FixtureView {
  fixtureId: string;
  leagueId: string;
  discipline: Discipline;
  home: TeamView;
  away: TeamView;
  startsAt: string;
  phase: 'upcoming' | 'in_play' | 'ended' | 'abandoned';
  /** State of all markets of the match. Suspended ones return in seconds; closed is final. */
  betting: 'open' | 'suspended' | 'closed';
  /** "34'", "Half time", "Q2 5:00", "Set 2", "Map 1", "Full time"; before the match the empty text. */
  clock: string;
  /** Part of the match that has been played, 0 to 1; possible further sets and maps count about half. */
  progress: number;
  score: ScoreView;
  /** The last eight, newest last. */
  events: MatchEvent[];
  /** Grows with every price change. */
  version: number;
  /** With their last prices while suspended; none when closed. */
  markets: MarketView[];
  /** Lower-case hex SHA-256 of the seed. */
  commitment: string;
}

export interface Board {
  /** The server's time, for countdowns. */
  now: string;
  fixtures: FixtureView[];
}

export interface TicketRequest {
  /** The page's id of the ticket, 8 to 64 of `A-Z a-z 0-9 -`. */
  ticketId: string;
  stake: string;
  /** What to do if a price has changed: refuse, accept better ones, accept any. */
  accept: 'none' | 'better' | 'any';
  /** One leg is a single, two to eight on different matches a parlay. */
  legs: { fixtureId: string; market: string; selection: string; price: string; version: number }[];
}

export type TicketRefusalCode =
  | 'unknown_fixture'
  | 'unknown_market'
  | 'unknown_selection'
  | 'market_closed'
  | 'market_suspended'
  | 'odds_changed'
  | 'invalid_price'
  | 'same_match'
  | StakeFault
  | 'below_minimum'
  | 'above_maximum'
  | 'above_payout';

export interface TicketRefusal {
  code: TicketRefusalCode;
  /** Legs that caused it; with the current price and version, if any. */
  legs: { fixtureId: string; code: TicketRefusalCode; price?: string; version?: number }[];
}

export interface LegView {
  fixtureId: string;
  leagueName: string;
  home: string;
  away: string;
  startsAt: string;
  market: string;
  marketName: string;
  selection: string;
  label: string;
  price: string;
  inPlay: boolean;
  /** push: the line was met, counts 1.00. void: the match was abandoned, counts 1.00. */
  state: 'open' | 'won' | 'lost' | 'push' | 'void';
  /** Final score, when the match is over: "2 : 1". */
  result?: string;
}

export interface TicketView {
  ticketId: string;
  at: string;
  /**
   * asked: the platform has not answered the stake. taken: accepted. refused: refused by the platform (`refusal`).
   * settling: decided, being sent to the platform. settled, void (stake returned), stuck (needs review by an operator).
   */
  state: 'asked' | 'taken' | 'refused' | 'settling' | 'settled' | 'void' | 'stuck';
  /** Code of the vendor API: insufficient_balance, play_stopped, ...; `not_answered` without an answer in time. */
  refusal?: string;
  stake: string;
  /** Product of the prices, shown with two decimals, rounded down. */
  odds: string;
  /** Payout if all legs win, stake included. */
  mayPay: string;
  /** Amount paid, 0.00 until then. */
  paid: string;
  /** Balance in the platform's last answer about this ticket. */
  balance?: string;
  legs: LegView[];
}

/** Data to verify a match: `recount` in `recount.rules.ts` computes the script from it. */
export interface FixtureProof {
  fixtureId: string;
  leagueName: string;
  discipline: Discipline;
  home: string;
  away: string;
  startsAt: string;
  phase: FixtureView['phase'];
  /** Chances of the match, public before the first bet; the rules of the discipline define their meaning. */
  model: { home: number; away: number };
  commitment: string;
  /** Lower-case hex; only when the match is over. */
  seed?: string;
  /** Only when it is over: final score and every event. */
  score?: ScoreView;
  events?: MatchEvent[];
}

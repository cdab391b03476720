import type { Spot } from '@portal/engines/chips.rules';
import type { FeltName, TableGame } from '../games/table-games.ts';
import type { PageSession } from '../sessions/page-session.ts';
import { type SessionView, sessionView } from '../sessions/session-view.ts';
import { amountOf } from '../tickets/amount-of.ts';
import type { Phase } from './phases.rules.ts';
import { type Shown, tableRules } from './table.rules.ts';
import type { TableRound } from './table-round.ts';
import type { TableEngine } from './table-texts.ts';
import { limitOf } from './tickets/slip-check.rules.ts';
import { chipValues, tableLimits } from './tickets/table-limits.rules.ts';
import { activeStakeMinor, type BetState, type Ticket } from './tickets/ticket.ts';

/** Static table data for the page. Amounts as text. */
export interface TableInfo {
  gameCode: string;
  gameName: string;
  engine: TableEngine;
  felt: FeltName;
  spots: (Spot & { limit: string })[];
  chips: readonly number[];
  limits: typeof tableLimits;
}

export interface TableSession extends SessionView {
  table: TableInfo;
}

/** Public view of a round; seed and result only when it has one. */
export interface PublicRound {
  roundNo: number;
  openedAt: string;
  commitment: string;
  seed?: string;
  shown?: Shown;
}

/** Current state of a table, by the server's clock. */
export interface TableState {
  phase: Phase;
  /** Milliseconds until the next phase. */
  msLeft: number;
  players: number;
  round: PublicRound;
  /** The last results before this round, oldest first. */
  last: PublicRound[];
}

export interface MyBet {
  betId: string;
  state: BetState;
  refusal?: string;
  chips: { spot: string; amount: string }[];
}

/** A player's ticket in a round. */
export interface MyTicket {
  roundNo: number;
  at: string;
  state: Ticket['state'];
  stake: string;
  win: string;
  balance?: string;
  bets: MyBet[];
}

function tableInfo({ game, engine, felt }: TableGame): TableInfo {
  const { gameCode, gameName } = game;
  const spots = tableRules(engine).spots.map(({ id, label, pays }) => {
    return { id, label, pays, limit: amountOf(limitOf({ id, label, pays })) };
  });
  return { gameCode, gameName, engine, felt, spots, chips: chipValues, limits: tableLimits };
}

export function tableSession(session: PageSession, table: TableGame): TableSession {
  return { ...sessionView(session), table: tableInfo(table) };
}

export function publicRound({ roundNo, openedAt, commitment, seed, shown }: TableRound): PublicRound {
  return { roundNo, openedAt, commitment, seed, shown };
}

export function myTicket(ticket: Ticket): MyTicket {
  const { roundNo, at, state, balance, bets } = ticket;
  return {
    roundNo,
    at,
    state,
    balance,
    stake: amountOf(activeStakeMinor(ticket)),
    win: amountOf(state === 'settled' ? ticket.winMinor : 0),
    bets: bets.map(({ betId, state: betState, refusal, chips }) => ({
      betId,
      state: betState,
      refusal,
      chips: chips.map(({ spot, minor }) => ({ spot, amount: amountOf(minor) })),
    })),
  };
}

import type { TableGame } from '../../games/table-games.ts';
import type { Moment } from '../live-table.ts';
import { tableRules } from '../table.rules.ts';
import { askStake, type TicketDeps } from './ask-stake.ts';
import { type SlipRefusal, slipRefusal, sumOf } from './slip.rules.ts';
import { type LaidStake, type TableBet, type Ticket, ticketId, transactionIdOf } from './ticket.ts';

/** Chips placed together by a page. */
export interface Slip {
  playerId: string;
  launchId: string;
  /** The page's id of the bet; a repeat has the same id. */
  betId: string;
  roundNo: number;
  chips: LaidStake[];
}

export type Placed =
  | { kind: 'placed'; ticket: Ticket; bet: TableBet }
  | { kind: 'no'; refusal: SlipRefusal | { code: 'betting_closed' | 'bet_conflict' } };

/** Takes bets on running rounds; `momentOf` returns the current phase of a table. */
export function createBetService(deps: TicketDeps, momentOf: (table: string) => Moment | undefined) {
  const { tableStore, clock } = deps;
  const asking = new Map<string, Promise<void>>();

  function refusalOf({ game, engine }: TableGame, slip: Slip): SlipRefusal | { code: 'betting_closed' } | undefined {
    const moment = momentOf(game.gameCode);
    const isOpen = moment?.phase === 'betting' && clock.now() < moment.endsAt && moment.round.roundNo === slip.roundNo;
    if (!isOpen) return { code: 'betting_closed' };
    const ticket = tableStore.ticket(ticketId(game.gameCode, slip.roundNo, slip.playerId));
    return slipRefusal(tableRules(engine).spots, slip.chips, ticket);
  }

  async function saveAndAsk(roundId: string, table: string, slip: Slip): Promise<void> {
    const { betId, playerId, launchId, roundNo, chips } = slip;
    const transactionId = transactionIdOf(roundId, betId);
    const bet: TableBet = { betId, transactionId, launchId, chips, minor: sumOf(chips), state: 'asked' };
    const at = new Date(clock.now()).toISOString();
    const known = tableStore.ticket(roundId) ?? newTicket({ roundId, table, roundNo, playerId, at });
    // Saved before the stake is requested, so that no crash can lose it.
    await tableStore.saveTicket({ ...known, bets: [...known.bets, bet] });
    await askStake(deps, roundId, betId);
  }

  /** Places a bet, or returns the existing one with this id. Resolves with the platform's answer or the result. */
  return async function place(table: TableGame, slip: Slip): Promise<Placed> {
    const before = tableStore.betOf(slip.playerId, slip.betId);
    if (before && !isSame(before, table, slip)) return { kind: 'no', refusal: { code: 'bet_conflict' } };
    const refusal = before ? undefined : refusalOf(table, slip);
    if (refusal) return { kind: 'no', refusal };
    const roundId = ticketId(table.game.gameCode, slip.roundNo, slip.playerId);
    const key = `${roundId} ${slip.betId}`;
    if (!before) {
      const work = saveAndAsk(roundId, table.game.gameCode, slip).finally(() => asking.delete(key));
      asking.set(key, work);
    }
    await asking.get(key);
    const placed = tableStore.betOf(slip.playerId, slip.betId);
    if (!placed) throw new Error(`bet ${key} was stored and is missing`);
    return { kind: 'placed', ...placed };
  };
}

function newTicket(fields: Pick<Ticket, 'roundId' | 'table' | 'roundNo' | 'playerId' | 'at'>): Ticket {
  return { ...fields, bets: [], state: 'open', winMinor: 0 };
}

function isSame({ ticket, bet }: { ticket: Ticket; bet: TableBet }, table: TableGame, slip: Slip): boolean {
  const isSameRound = ticket.table === table.game.gameCode && ticket.roundNo === slip.roundNo;
  return isSameRound && JSON.stringify(bet.chips) === JSON.stringify(slip.chips);
}

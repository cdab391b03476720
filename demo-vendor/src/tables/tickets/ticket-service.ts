import type { TableGame } from '../../games/table-games.ts';
import { createBookings, type Placed } from '../../tickets/bookings.ts';
import { requestStake } from '../../tickets/request-stake.ts';
import { stakeOf } from '../../tickets/transactions.ts';
import type { Moment } from '../live-table.ts';
import { tableRules } from '../table.rules.ts';
import type { TableTicketDeps } from './settle-tickets.ts';
import { type SlipRefusal, slipRefusal, sumOf } from './slip-check.rules.ts';
import { type Chip, type PlacedBet, type TableBet, type Ticket, ticketId, transactionIdOf } from './ticket.ts';

/** Chips placed together by a page. */
export interface Slip {
  playerId: string;
  launchId: string;
  /** The page's id of the bet; a repeat has the same id. */
  betId: string;
  roundNo: number;
  chips: Chip[];
}

type Refusal = SlipRefusal | { code: 'betting_closed' };

/** Takes bets on running rounds; `momentOf` returns the current phase of a table. */
export function createTicketService(deps: TableTicketDeps, momentOf: (table: string) => Moment | undefined) {
  const { tableStore, clock } = deps;
  const book = createBookings<Refusal>();

  function refusalOf({ game, engine }: TableGame, slip: Slip): Refusal | undefined {
    const moment = momentOf(game.gameCode);
    const isOpen = moment?.phase === 'betting' && clock.now() < moment.endsAt && moment.round.roundNo === slip.roundNo;
    if (!isOpen) return { code: 'betting_closed' };
    const ticket = tableStore.ticket(ticketId(game.gameCode, slip.roundNo, slip.playerId));
    return slipRefusal(tableRules(engine).spots, slip.chips, ticket);
  }

  async function take(table: TableGame, slip: Slip): Promise<Refusal | undefined> {
    const refusal = refusalOf(table, slip);
    if (refusal) return refusal;
    const { gameCode } = table.game;
    const { betId, playerId, launchId, roundNo, chips } = slip;
    const roundId = ticketId(gameCode, roundNo, playerId);
    const transactionId = transactionIdOf(roundId, betId);
    const bet: TableBet = { betId, transactionId, launchId, chips, minor: sumOf(chips), state: 'asked' };
    const at = new Date(clock.now()).toISOString();
    const known = tableStore.ticket(roundId) ?? newTicket({ roundId, table: gameCode, roundNo, playerId, at });
    // Saved before the stake is requested, so that no crash can lose it.
    await tableStore.saveTicket({ ...known, bets: [...known.bets, bet] });
    await requestBetStake(deps, playerId, betId);
    return undefined;
  }

  /** Places a bet, or returns the existing one with this id. Resolves with the platform's answer or the result. */
  return async function place(table: TableGame, slip: Slip): Promise<Placed<PlacedBet, Refusal>> {
    const { playerId, betId, roundNo, chips } = slip;
    const key = `${playerId} ${betId}`;
    const stored = tableStore.betOf(playerId, betId);
    const refusal = await book(
      {
        key,
        sent: sentText(table.game.gameCode, roundNo, chips),
        stored: stored && sentText(stored.ticket.table, stored.ticket.roundNo, stored.bet.chips),
      },
      () => take(table, slip),
    );
    if (refusal) return refusal === 'conflict' ? { kind: 'conflict' } : { kind: 'no', refusal };
    const placed = tableStore.betOf(playerId, betId);
    if (!placed) throw new Error(`bet ${key} was stored and is missing`);
    return { kind: 'placed', ...placed };
  };
}

/**
 * Requests the stake of a stored bet until it is answered, or the round has its result. A refused stake that may have
 * been taken is rolled back with the result, since an earlier rollback might end the player's round.
 */
async function requestBetStake(
  { tableStore, changed, ...deps }: TableTicketDeps,
  playerId: string,
  betId: string,
): Promise<void> {
  const asked = () => {
    const placed = tableStore.betOf(playerId, betId);
    return placed?.bet.state === 'asked' ? placed : undefined;
  };
  const first = asked();
  if (!first) return;
  const { table: gameCode, roundId } = first.ticket;
  const { launchId, minor, transactionId } = first.bet;
  const stake = stakeOf({ roundId, playerId, gameCode, launchId }, minor, transactionId);
  const answer = await requestStake(deps, stake, () => asked() !== undefined);
  // If the result came before the answer, the stake is already being returned.
  const now = asked();
  if (!answer || !now) return;
  const { balance = now.ticket.balance, ...result } = answer;
  const bets = now.ticket.bets.map((bet) => (bet === now.bet ? { ...bet, ...result } : bet));
  await tableStore.saveTicket({ ...now.ticket, bets, balance });
  changed(tableStore.ticket(roundId) ?? now.ticket);
}

const sentText = (table: string, roundNo: number, chips: readonly Chip[]) => JSON.stringify([table, roundNo, chips]);

function newTicket(fields: Pick<Ticket, 'roundId' | 'table' | 'roundNo' | 'playerId' | 'at'>): Ticket {
  return { ...fields, bets: [], state: 'open', winMinor: 0 };
}

import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { Gateway } from '../../gateway/platform-gateway.ts';
import { askUntilAnswered } from '../../retry/ask-until-answered.ts';
import type { TableClock } from '../table-clock.ts';
import type { TableStore } from '../table-store.ts';
import type { TableBet, Ticket } from './ticket.ts';

export interface TicketDeps {
  tableStore: TableStore;
  gateway: Gateway;
  clock: TableClock;
  log(message: string, details: object): void;
  /** Called after each change of a ticket is on disk. */
  changed(ticket: Ticket): void;
}

/**
 * Requests the stake of a journaled bet until it is answered, or the round has its result. A refused stake that may
 * have been taken is rolled back with the result, since an earlier rollback might end the player's round.
 */
export async function askStake(deps: TicketDeps, roundId: string, betId: string): Promise<void> {
  const asked = () => askedBet(deps.tableStore, roundId, betId);
  const first = asked();
  if (!first) return;
  const answer = await askUntilAnswered(deps, stakeOf(first.ticket, first.bet), () => asked() !== undefined);
  if (answer.kind === 'taken') return saveAnswer(deps, roundId, betId, { state: 'taken' }, answer.balance);
  if (answer.kind !== 'refused') return;
  const { code, mayBeTaken, balance } = answer;
  await saveAnswer(deps, roundId, betId, { state: mayBeTaken ? 'returning' : 'refused', refusal: code }, balance);
}

/** Returns the bet while it is undecided. */
function askedBet(tableStore: TableStore, roundId: string, betId: string) {
  const ticket = tableStore.ticket(roundId);
  const bet = ticket?.bets.find((each) => each.betId === betId);
  return ticket && bet?.state === 'asked' ? { ticket, bet } : undefined;
}

async function saveAnswer(
  { tableStore, changed }: TicketDeps,
  roundId: string,
  betId: string,
  answer: Pick<TableBet, 'state' | 'refusal'>,
  balance: string | undefined,
): Promise<void> {
  // If the result came before the answer, the stake is already being returned.
  const asked = askedBet(tableStore, roundId, betId);
  if (!asked) return;
  const bets = asked.ticket.bets.map((bet) => (bet === asked.bet ? { ...bet, ...answer } : bet));
  const ticket = { ...asked.ticket, bets, balance: balance ?? asked.ticket.balance };
  await tableStore.saveTicket(ticket);
  changed(tableStore.ticket(roundId) ?? ticket);
}

function stakeOf(ticket: Ticket, bet: TableBet) {
  return {
    transactionId: bet.transactionId,
    launchId: bet.launchId,
    playerId: ticket.playerId,
    gameCode: ticket.table,
    roundId: ticket.roundId,
    amount: amountFromMinor(BigInt(bet.minor)),
  };
}

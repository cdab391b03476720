import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { Gateway } from '../../gateway/platform-gateway.ts';
import { askUntilAnswered } from '../../retry/ask-until-answered.ts';
import type { TableClock } from '../../tables/table-clock.ts';
import type { SportsStore } from '../sports-store.ts';
import { betIdOf, type SportsTicket } from './sports-ticket.ts';

export interface TicketDeps {
  sportsStore: SportsStore;
  gateway: Gateway;
  clock: TableClock;
  log(message: string, details: object): void;
  /** Called after each change of a ticket is on disk. */
  changed(ticket: SportsTicket): void;
}

/** A stake unanswered for this long is rolled back, so that nobody gets an old price. */
const stakeTimeoutMs = 15_000;

/** Requests the stake of a journaled ticket until it is answered; rolls it back after `timeoutMs`. */
export async function askForStake(deps: TicketDeps, roundId: string): Promise<void> {
  const ticket = deps.sportsStore.ticket(roundId);
  if (ticket?.state !== 'asked') return;
  const { playerId, launchId, gameCode, stakeMinor } = ticket;
  const amount = amountFromMinor(BigInt(stakeMinor));
  const stake = { transactionId: betIdOf(ticket), launchId, playerId, gameCode, roundId, amount };
  const asked = () =>
    deps.sportsStore.ticket(roundId)?.state === 'asked' ? deps.sportsStore.ticket(roundId) : undefined;
  const answer = await askUntilAnswered(
    deps,
    stake,
    () => asked() !== undefined && deps.clock.now() - Date.parse(ticket.at) <= stakeTimeoutMs,
  );
  const now = asked();
  if (!now || answer.kind === 'stopped') return;
  if (answer.kind === 'late') return keep(deps, { ...now, state: 'returning', refusal: 'not_answered' });
  const { balance } = answer;
  if (answer.kind === 'refused')
    return keep(deps, { ...now, state: answer.mayBeTaken ? 'returning' : 'refused', refusal: answer.code, balance });
  return keep(deps, { ...now, state: 'taken', balance });
}

async function keep({ sportsStore, changed }: TicketDeps, ticket: SportsTicket): Promise<void> {
  await sportsStore.saveTicket(ticket);
  changed(ticket);
}

import type { CallInput } from '@portal/shared/contract/calls/define-call';
import { vendorBet } from '@portal/shared/contract/vendor-api/rounds';
import { backoffMs } from '../timing/backoff.rules.ts';
import type { TicketDeps } from './ticket-deps.ts';

/** Refusal of a stake that the platform did not answer in time. */
export const notAnswered = 'not_answered' as const;

/**
 * Answer to a stake. returning: refused, but an earlier unanswered call may still arrive and be taken, or not answered in
 * time; the stake has to be rolled back.
 */
type StakeAnswer =
  | { state: 'taken'; balance: string }
  | { state: 'refused' | 'returning'; refusal: string; balance?: string };

/**
 * Requests a stored stake until the platform answers. Checks `mayAsk` before every call. Undefined when the process is
 * stopping.
 */
export async function requestStake(
  { gateway, clock }: Pick<TicketDeps<never>, 'gateway' | 'clock'>,
  stake: CallInput<typeof vendorBet>,
  mayAsk: () => boolean,
): Promise<StakeAnswer | undefined> {
  for (let attempt = 1; mayAsk(); attempt += 1) {
    const reply = await gateway.call(vendorBet, stake);
    if (reply.kind === 'refusal')
      return { state: attempt > 1 ? 'returning' : 'refused', refusal: reply.code, balance: reply.balance };
    if (reply.kind === 'answer') return { state: 'taken', balance: reply.value.balance };
    if (!(await clock.wait(backoffMs(attempt, Math.random())))) return undefined;
  }
  return { state: 'returning', refusal: notAnswered };
}

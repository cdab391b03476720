import type { CallInput } from '@portal/shared/contract/define-call';
import { vendorBet } from '@portal/shared/contract/vendor-api/rounds';
import type { Gateway } from '../gateway/platform-gateway.ts';
import type { TableClock } from '../tables/table-clock.ts';
import { backoffMs } from './backoff.rules.ts';

type StakeAnswer =
  | { kind: 'taken'; balance: string }
  /** `isExchangeable`: an earlier unanswered call may still arrive and be taken, so the stake has to be rolled back. */
  | { kind: 'refused'; code: string; balance?: string; mayBeTaken: boolean }
  /** `mayAsk` no longer allows a call; whether the stake was taken is unknown. */
  | { kind: 'late' }
  /** The process is stopping. */
  | { kind: 'stopped' };

/** Requests a journaled stake until the platform answers. Checks `mayAsk` before every call. */
export async function askUntilAnswered(
  { gateway, clock }: { gateway: Gateway; clock: TableClock },
  stake: CallInput<typeof vendorBet>,
  mayAsk: () => boolean,
): Promise<StakeAnswer> {
  for (let attempt = 1; mayAsk(); attempt += 1) {
    const reply = await gateway.call(vendorBet, stake);
    if (reply.kind === 'refusal')
      return { kind: 'refused', code: reply.code, balance: reply.balance, mayBeTaken: attempt > 1 };
    if (reply.kind === 'answer') return { kind: 'taken', balance: reply.value.balance };
    if (!(await clock.wait(backoffMs(attempt, Math.random())))) return { kind: 'stopped' };
  }
  return { kind: 'late' };
}

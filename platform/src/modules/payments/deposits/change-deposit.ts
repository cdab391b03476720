import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { InboxModule } from '../../inbox/index.ts';
import { depositNotification } from '../payment-notifications.rules.ts';
import { type CreditDeps, creditDeposit } from './credit-deposit.ts';
import type { Deposit, DepositRows } from './deposit-rows.ts';
import { type DepositAct, depositRules, kindOf, mayDo } from './deposit-transitions.rules.ts';

export interface DepositDeps extends CreditDeps {
  rows: DepositRows;
  inbox: Pick<InboxModule, 'notify'>;
}

interface DepositChange {
  id: string;
  act: DepositAct;
  /** The required owner, for acts of members. */
  memberId?: string;
  /** The version the caller saw; any other is refused (`proposal_stale`). */
  seenVersion?: number;
  /** Further changes and writes of the act. May refuse. */
  more?: (found: Deposit) => Partial<Deposit> | Promise<Partial<Deposit>>;
}

/**
 * Changes a deposit; the only way to do so. Locks it, follows the table of transitions, and writes ledger movement,
 * history and notification, all or nothing.
 * @throws Refusal `not_found`, `deposit_state`, `proposal_stale`
 */
export function changeDeposit(deps: DepositDeps, change: DepositChange): Promise<Deposit> {
  const { kernel, rows, inbox } = deps;
  return kernel.database.transaction(async () => {
    const found = await rows.lock(change.id);
    if (!found || (change.memberId ?? found.memberId) !== found.memberId) throw new Refusal('not_found');
    if (change.seenVersion !== undefined && change.seenVersion !== found.version) throw new Refusal('proposal_stale');
    assertMayDo(change.act, found);
    const { to: state } = depositRules[change.act];
    const more = await change.more?.(found);
    const review = state === 'in_review' ? found.review : null;
    const changed = { state, version: found.version + 1, changedAt: kernel.clock.now() };
    const next = await creditDeposit(deps, { ...found, review, ...more, ...changed });
    await rows.write(next, change.act);
    const notification = depositNotification(next);
    if (notification) await inbox.notify(notification);
    const { id, reference, memberId } = next;
    const amount = amountFromMinor((next.arrivedMinor ?? next.amountMinor) - (next.feeMinor ?? 0n));
    kernel.live.publish(memberId, { type: 'deposit', id, state, reference, amount });
    return next;
  });
}

/** @throws Refusal `deposit_state` */
export function assertMayDo(act: DepositAct, { provider, state }: Pick<Deposit, 'provider' | 'state'>): void {
  if (!mayDo(act, kindOf(provider), state)) throw new Refusal('deposit_state', { value: { state } });
}

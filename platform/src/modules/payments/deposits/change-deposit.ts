import { partOf } from '@portal/shared/contract/money/money-parts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { MemberModule } from '../../accounts/index.ts';
import type { InboxModule } from '../../inbox/index.ts';
import { houseAccount, memberAccount, type Wallet } from '../../wallet/index.ts';
import { depositNotification } from '../payment-notifications.rules.ts';
import { depositCredited } from '../payments.events.ts';
import type { Turnover } from '../turnover/turnover.ts';
import type { Deposit, DepositRows } from './deposit-rows.ts';
import { type DepositAct, depositRules, kindOf, mayDo } from './deposit-transitions.rules.ts';

export interface DepositDeps {
  kernel: Kernel;
  wallet: Wallet;
  turnover: Turnover;
  rows: DepositRows;
  member: Pick<MemberModule, 'lock'>;
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
    const next = await withCredit(deps, { ...found, review, ...more, ...changed });
    await rows.write(next, change.act);
    const notification = depositNotification(next);
    if (notification) await inbox.notify(notification);
    kernel.live.publish(next.memberId, { type: 'deposit', id: next.id, state });
    return next;
  });
}

/** @throws Refusal `deposit_state` */
export function assertMayDo(act: DepositAct, { provider, state }: Pick<Deposit, 'provider' | 'state'>): void {
  if (!mayDo(act, kindOf(provider), state)) throw new Refusal('deposit_state', { value: { state } });
}

/** Credits what has arrived when the deposit becomes credited: the fee, the member's debt, then the wallet. */
async function withCredit({ kernel, wallet, turnover, member }: DepositDeps, deposit: Deposit): Promise<Deposit> {
  if (deposit.state !== 'credited') return deposit;
  const { id, memberId, provider, arrivedMinor, feeBasisPoints } = deposit;
  if (arrivedMinor === null) throw new Error(`Deposit ${id} is credited without a payment`);
  // A concurrent withdrawal has to wait, or it could take the money before its turnover requirement exists.
  await member.lock(memberId);
  const feeMinor = partOf(arrivedMinor, feeBasisPoints);
  const netMinor = arrivedMinor - feeMinor;
  const legs = [
    { account: memberAccount(memberId), amount: netMinor },
    { account: houseAccount('deposit-fees'), amount: feeMinor },
    { account: houseAccount(`deposits-${provider === 'manual' ? 'bank' : provider}`), amount: -arrivedMinor },
  ].filter(({ amount }) => amount !== 0n);
  await wallet.credit(memberId, { source: 'deposit', reference: id, kind: 'deposit', legs, meta: { depositId: id } });
  const repaidMinor = await wallet.repaidBy(memberId, { source: 'deposit', reference: id });
  // Money that repaid a debt cannot be played with.
  await turnover.require({ memberId, reference: id, depositMinor: netMinor - repaidMinor });
  const creditedAt = deposit.changedAt.toISOString();
  await kernel.outbox.publish(depositCredited, { reference: id, memberId, amountMinor: `${netMinor}`, creditedAt });
  return { ...deposit, feeMinor, repaidMinor };
}

import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { InboxModule } from '../../inbox/index.ts';
import { houseAccount, type Leg, memberAccount, type Wallet } from '../../wallet/index.ts';
import { withdrawalNotification } from '../payment-notifications.rules.ts';
import { withdrawalEnded, withdrawalPaidOut } from '../payments.events.ts';
import {
  type Distribution,
  distributionOf,
  mayAct,
  stateOfParts,
  type WithdrawalAct,
  withdrawalRules,
} from './withdrawal.rules.ts';
import type { PartRow, Withdrawal, WithdrawalRows } from './withdrawal-rows.ts';

export interface WithdrawalDeps {
  kernel: Kernel;
  wallet: Wallet;
  rows: WithdrawalRows;
  inbox: Pick<InboxModule, 'notify'>;
}

interface WithdrawalChange {
  id: string;
  act: WithdrawalAct;
  /** The required owner, for acts of members. */
  memberId?: string;
  /** The version the caller saw; any other is refused (`proposal_stale`). */
  seenVersion?: number;
  /** The parts afterwards; unchanged by default. May refuse. */
  parts?: (found: Withdrawal, now: Date) => PartRow[];
}

/**
 * Changes a withdrawal; the only way to do so. Locks it, follows the table of transitions, and writes ledger movement,
 * history and notification, all or nothing.
 * @throws Refusal `not_found`, `withdrawal_state`, `proposal_stale`
 */
export function changeWithdrawal(deps: WithdrawalDeps, change: WithdrawalChange): Promise<Withdrawal> {
  const { kernel, rows } = deps;
  return kernel.database.transaction(async () => {
    const found = await rows.lock(change.id);
    if (!found || (change.memberId ?? found.memberId) !== found.memberId) throw new Refusal('not_found');
    if (change.seenVersion !== undefined && change.seenVersion !== found.version) throw new Refusal('proposal_stale');
    if (!mayAct(change.act, found.state)) throw new Refusal('withdrawal_state', { value: { state: found.state } });
    const now = kernel.clock.now();
    const parts = change.parts?.(found, now) ?? found.parts;
    const state = withdrawalRules[change.act].to ?? stateOfParts(found, parts);
    const next = { ...found, parts, state, version: found.version + 1, changedAt: now };
    const before = distributionOf(found, found.state, found.parts);
    await saveWithdrawal(deps, change.act, next, before);
    return next;
  });
}

/**
 * Writes the withdrawal, moves what has to be on other accounts than before, and notifies its member. Needs a
 * transaction.
 */
export async function saveWithdrawal(
  { kernel, wallet, rows, inbox }: WithdrawalDeps,
  act: WithdrawalAct | 'apply',
  withdrawal: Withdrawal,
  before: Distribution,
): Promise<void> {
  await rows.write(withdrawal, act);
  const { id, reference, memberId, version, state } = withdrawal;
  const after = distributionOf(withdrawal, state, withdrawal.parts);
  const legs = legsBetween(memberId, before, after);
  if (legs.length > 0) {
    const movement = { source: 'withdrawal', reference: `${id}:${version}`, kind: kindOf(act) };
    const posting = { ...movement, legs, meta: { withdrawalId: id } };
    // Returned money first pays what the member owes by now.
    await (after.main > before.main ? wallet.credit(memberId, posting) : wallet.post(posting));
  }
  const changeMinor = after.payouts - before.payouts;
  if (changeMinor !== 0n) {
    const at = kernel.clock.now().toISOString();
    const event = { reference: `${id}:${version}`, memberId, changeMinor: `${changeMinor}`, at };
    await kernel.outbox.publish(withdrawalPaidOut, event);
  }
  const notification = withdrawalNotification(withdrawal);
  if (notification) await inbox.notify(notification);
  if (state === 'paid' || state === 'rejected' || state === 'refunded') {
    const paidMinor = withdrawal.amountMinor - withdrawal.feeMinor;
    const endedMinor = state === 'paid' ? paidMinor : after.main;
    await kernel.outbox.publish(withdrawalEnded, { reference, memberId, state, amountMinor: `${endedMinor}` });
  }
  const amount = amountFromMinor(withdrawal.amountMinor);
  kernel.live.publish(memberId, { type: 'withdrawal', id, state, reference, amount });
}

/** Kinds of the account record. */
function kindOf(act: WithdrawalAct | 'apply'): string {
  if (act === 'apply') return 'withdrawal';
  return act === 'pay' ? 'withdrawal_paid' : 'withdrawal_back';
}

function legsBetween(memberId: string, before: Distribution, after: Distribution): Leg[] {
  const accounts = {
    main: memberAccount(memberId),
    hold: memberAccount(memberId, 'hold'),
    payouts: houseAccount('payouts'),
    fees: houseAccount('withdrawal-fees'),
  };
  const accountNames = ['main', 'hold', 'payouts', 'fees'] as const;
  return accountNames
    .map((name) => ({ account: accounts[name], amount: after[name] - before[name] }))
    .filter(({ amount }) => amount !== 0n);
}

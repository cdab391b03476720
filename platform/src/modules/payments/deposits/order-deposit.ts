import { randomBytes } from 'node:crypto';
import { newId, randomToken } from '../../../kernel/database/ids.ts';
import { readOutCode } from '../../../kernel/strings/read-out-code.rules.ts';
import type { PaymentSettings } from '../payments.settings.ts';
import type { DepositDeps } from './change-deposit.ts';
import type { DepositLimits, DepositMethod } from './deposit-limits.ts';
import type { Deposit } from './deposit-rows.ts';

export interface Order {
  memberId: string;
  methodId: string;
  amountMinor: bigint;
  /** Client-reported releases. */
  release: string;
}

/**
 * Writes an order, in the transaction that locks the member.
 * @throws Refusal `unknown_deposit_method`, `deposit_method_closed`, `deposit_below_minimum`, `deposit_above_maximum`,
 * `deposits_open`, `deposits_of_day`
 */
export async function orderDeposit(
  { kernel, rows }: Pick<DepositDeps, 'kernel' | 'rows'>,
  limits: DepositLimits,
  settings: PaymentSettings,
  order: Order,
): Promise<Deposit> {
  const { memberId, amountMinor } = order;
  const method = await limits.openMethod(order.methodId);
  limits.assertAmount(amountMinor, method);
  await limits.assertRoom(memberId);
  const now = kernel.clock.now();
  await limits.assertOrdersOfDay(memberId, now);
  const payTo = method.provider === 'manual' ? await settings.get('deposit.bankAccount') : null;
  const deposit = newDeposit(order, method, payTo, now);
  await rows.write(deposit, 'order');
  kernel.live.publish(memberId, { type: 'deposit', id: deposit.id, state: deposit.state });
  return deposit;
}

function newDeposit(order: Order, method: DepositMethod, payTo: Deposit['payTo'], now: Date): Deposit {
  const { name: methodName, provider, feeBasisPoints, showsQr, minutes } = method;
  return {
    id: newId(),
    ...order,
    methodName,
    provider,
    feeBasisPoints,
    showsQr,
    state: 'created',
    version: 1,
    createdAt: now,
    changedAt: now,
    proofs: 0,
    isOpened: false,
    isClosed: false,
    askAgainAt: null,
    expiresAt: new Date(now.getTime() + minutes * 60_000),
    reference: readOutCode(randomBytes(10)),
    payTo,
    payToken: randomToken(),
    review: null,
    rejection: null,
    paymentReference: null,
    arrivedMinor: null,
    feeMinor: null,
    repaidMinor: null,
  };
}

import type { CallResult } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { partOf } from '@portal/shared/contract/money/money-parts';
import { depositProofsAtMost } from '@portal/shared/contract/payments/deposit-states';
import type { getDeposit } from '@portal/shared/contract/payments/deposits';
import type { Deposit, DepositRows } from './deposit-rows.ts';
import { kindOf, mayDo } from './deposit-transitions.rules.ts';
import { transferQr } from './emv-qr.rules.ts';

type ShownDeposit = Omit<CallResult<typeof getDeposit>, 'history' | 'serverTime'>;

/** Facts of the platform in payment instructions. */
export interface PlatformFacts {
  publicOrigin: string;
  countryCode: string;
  currencyNumber: string;
}

/** Redirects a payer to the provider's page: see modules/payments/routes/deposits.ts. */
export const payLinkPath = '/wps/deposit/pay/:token';

/** Shows a deposit to its member. */
export function shownDeposit(deposit: Deposit, platform: PlatformFacts): ShownDeposit {
  const { id, state, provider, methodId, methodName, amountMinor, arrivedMinor, reference, proofs } = deposit;
  const kind = kindOf(provider);
  const fee = deposit.feeMinor ?? partOf(arrivedMinor ?? amountMinor, deposit.feeBasisPoints);
  return {
    id,
    state,
    kind,
    methodId,
    methodName,
    reference,
    proofs,
    amount: amountFromMinor(amountMinor),
    fee: amountFromMinor(fee),
    ...(arrivedMinor !== null && { arrived: amountFromMinor(arrivedMinor) }),
    ...credited(deposit),
    ...(state === 'created' && { pay: instructions(deposit, platform) }),
    mayProve: mayDo('prove', kind, state) && proofs < depositProofsAtMost,
    mayCancel: mayDo('cancel', kind, state),
    ...(deposit.review && { review: deposit.review }),
    ...(deposit.rejection && { rejection: deposit.rejection }),
    createdAt: deposit.createdAt.toISOString(),
    changedAt: deposit.changedAt.toISOString(),
    expiresAt: deposit.expiresAt.toISOString(),
  };
}

function credited({ arrivedMinor, feeMinor, repaidMinor }: Deposit) {
  if (arrivedMinor === null || feeMinor === null || repaidMinor === null) return {};
  const reached = { credited: amountFromMinor(arrivedMinor - feeMinor - repaidMinor) };
  return repaidMinor > 0n ? { ...reached, repaid: amountFromMinor(repaidMinor) } : reached;
}

function instructions(deposit: Deposit, platform: PlatformFacts): NonNullable<ShownDeposit['pay']> {
  const { payTo, reference, amountMinor, showsQr, payToken } = deposit;
  if (payTo) {
    const { bank, holder, number } = payTo;
    const qr = showsQr ? { qr: transferQr({ to: payTo, amountMinor, reference, ...platform }) } : {};
    return { kind: 'bank-transfer', bank, holder, number, reference, ...qr };
  }
  const url = platform.publicOrigin + payLinkPath.replace(':token', payToken);
  return { kind: 'provider', url, ...(showsQr && { qr: url }) };
}

export const shownDepositEvent = ({ act, state, at }: Awaited<ReturnType<DepositRows['events']>>[number]) => ({
  act,
  state,
  at: at.toISOString(),
});

import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { CallResult } from '@portal/shared/contract/define-call';
import type { listDepositNotices, NoticeState } from '@portal/shared/contract/payments/operator-deposits';
import type { MemberModule } from '../../../modules/member/index.ts';
import type { Deposit, DepositNotice, PaymentsModule } from '../../../modules/payments/index.ts';

/** Returns deposits as operators see them in a list. */
export async function operatorRows(member: MemberModule, list: readonly Deposit[]) {
  const accounts = await member.accountsOf(list.map(({ memberId }) => memberId));
  return list.map((deposit) => operatorRow(deposit, accounts.get(deposit.memberId) ?? ''));
}

function operatorRow(deposit: Deposit, account: string) {
  const { id, memberId, state, version, provider, reference, proofs, review, rejection } = deposit;
  return {
    ...{ id, memberId, account, state, version, provider, reference, proofs, method: deposit.methodId },
    amount: amountFromMinor(deposit.amountMinor),
    arrived: amountOrNone(deposit.arrivedMinor),
    fee: amountOrNone(deposit.feeMinor),
    repaid: amountOrNone(deposit.repaidMinor),
    paymentReference: deposit.paymentReference ?? undefined,
    ...(review && { review }),
    ...(rejection && { rejection }),
    createdAt: deposit.createdAt.toISOString(),
    changedAt: deposit.changedAt.toISOString(),
    expiresAt: deposit.expiresAt.toISOString(),
  };
}

const amountOrNone = (minor: bigint | null) => (minor === null ? undefined : amountFromMinor(minor));

type ShownNotice = CallResult<typeof listDepositNotices>['list'][number];

export async function shownNotices(
  { noticeSettlement }: Pick<PaymentsModule, 'noticeSettlement'>,
  list: readonly DepositNotice[],
): Promise<ShownNotice[]> {
  const standings = await noticeSettlement.standings(list);
  return list.map((notice, index) => shownNotice(notice, standings[index] ?? 'none'));
}

function shownNotice(notice: DepositNotice, standing: NoticeState): ShownNotice {
  const { id, provider, orderId, paymentId, state, outcome, amountMinor, at } = notice;
  return {
    ...{ id, provider, orderId, paymentId, state, outcome, standing },
    amount: amountFromMinor(amountMinor),
    at: at.toISOString(),
  };
}

import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import {
  getOperatorWithdrawal,
  getWithdrawalProof,
  listOperatorWithdrawals,
  proposeForWithdrawal,
  reviewWithdrawal,
} from '@portal/shared/contract/payments/operator-withdrawals';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { MemberModule } from '../../accounts/index.ts';
import { type AboutRequest, shownApprovalRequest } from '../../approvals/index.ts';
import { memberAccount } from '../../wallet/index.ts';
import {
  bankReference,
  type DecidedAct,
  leftToPay,
  mayPay,
  receivedOf,
  shownEvent,
  shownPart,
  type Withdrawal,
} from '../index.ts';
import type { PaymentsRouteDeps } from '../route-deps.ts';
import { lookAtProof } from './look-at-proof.ts';

/** Returns a withdrawal with the full account number, and writes an audit line. */
export function getOperatorWithdrawalRoute(app: FastifyInstance, deps: PaymentsRouteDeps): void {
  const { approvals, member, payments, operator: operatorModule } = deps;
  route(app, getOperatorWithdrawal, async ({ id: named }, { operator }) => {
    const id = await payments.withdrawals.idOf(named);
    const found = await payments.withdrawals.byId(id);
    const account = found && (await payments.bankAccounts.byIds([found.bankAccountId])).get(found.bankAccountId);
    if (!found || !account) throw new Refusal('not_found');
    const shared = await payments.bankAccounts.sharedWith(account);
    const proofs = await payments.withdrawals.proofs.of(id);
    const proofsOf = (partId: string) =>
      proofs.filter((proof) => proof.partIds?.includes(partId)).map((proof) => proof.id);
    const open = await approvals.openAbout(id);
    const names = await member.accountsOf([found.memberId, ...shared]);
    await operatorModule.audit({ who: operator.username, act: 'look-at-withdrawal', target: id, why: '', detail: {} });
    return {
      ...operatorRow(found, names.get(found.memberId) ?? ''),
      bank: account.bank.name,
      holder: account.holder,
      number: account.number,
      numberSharedWith: shared.map((memberId) => names.get(memberId) ?? memberId),
      ...(await payeeStatus(deps, found.memberId)),
      ...(open && { openProposal: shownApprovalRequest(open) }),
      release: found.release,
      parts: found.parts.map((part) => ({ ...shownPart(part), reference: part.reference, proofs: proofsOf(part.id) })),
      history: (await payments.withdrawals.events(id)).map(shownEvent),
    };
  });

  route(app, getWithdrawalProof, async ({ id, proofId }, { operator }) =>
    lookAtProof(deps, payments.withdrawals.proofs, { id: await payments.withdrawals.idOf(id), proofId }, operator),
  );
}

export function listOperatorWithdrawalsRoute(app: FastifyInstance, { member, payments }: PaymentsRouteDeps): void {
  route(app, listOperatorWithdrawals, async ({ state, member: named, reference, pageNo, pageSize }) => {
    const memberId = await member.idOf(named);
    const id = reference === undefined ? undefined : await payments.withdrawals.idOf(reference);
    const { list, totalPages } = await payments.withdrawals.page({ memberId, state, id }, pageNo, pageSize);
    return { list: await operatorRows(member, list), totalPages };
  });
}

const withdrawalActs = ['approve', 'reject', 'pay', 'refund', 'force'] as const;

/** Decisions about withdrawals by two operators; what is impossible now is refused immediately. */
export function proposeForWithdrawalRoute(app: FastifyInstance, deps: PaymentsRouteDeps): void {
  const { approvals, payments } = deps;
  const { decided, memberOf } = payments.withdrawals;
  for (const act of withdrawalActs)
    approvals.register(`withdrawal.${act}`, {
      async run({ targetId, seenVersion, input }) {
        if (paysOut(act)) await lockPayableMember(deps, await memberOf(targetId));
        const { state } = await decided.run({ id: targetId, act, seenVersion, input });
        return { act: `${act}-withdrawal`, detail: { state, ...input } };
      },
      about: ({ targetId }) => aboutWithdrawal(deps, targetId),
    });
  route(app, proposeForWithdrawal, ({ id: named, act, version, why, ...typed }, { operator }) =>
    approvals.propose(operator, async () => {
      const id = await payments.withdrawals.idOf(named);
      const input = inputOf(act, typed);
      const seenVersion = await decided.check({ id, act, input, seenVersion: version });
      if (paysOut(act)) await lockPayableMember(deps, await memberOf(id));
      const audit = { act: `propose-${act}-withdrawal`, target: id };
      return { act: `withdrawal.${act}`, targetId: id, seenVersion, input, why, audit };
    }),
  );
}

async function aboutWithdrawal({ member, payments }: PaymentsRouteDeps, id: string): Promise<AboutRequest> {
  const found = await payments.withdrawals.byId(id);
  if (!found) return undefined;
  const { memberId, amountMinor, state } = found;
  return { account: (await member.byId(memberId))?.account ?? '', amount: amountFromMinor(amountMinor), state };
}

interface Typed {
  amount?: string;
  reference?: string;
  part?: string;
}

/** Drops typed fields that the act does not use. */
function inputOf(act: string, { amount, reference, part }: Typed): Record<string, string> {
  const isPayment = act === 'pay';
  return {
    ...(isPayment && amount && { amount }),
    // The reference that the approver reads must contain no invisible characters.
    ...(isPayment && reference && { reference: bankReference(reference) }),
    ...((isPayment || act === 'force') && part && { part }),
  };
}

export function reviewWithdrawalRoute(app: FastifyInstance, deps: PaymentsRouteDeps): void {
  const { member, payments, operator: operatorModule } = deps;
  route(app, reviewWithdrawal, ({ id: named, why }, { operator }) =>
    app.kernel.database.transaction(async () => {
      const id = await payments.withdrawals.idOf(named);
      const withdrawal = await payments.withdrawals.review(id);
      const [row] = await operatorRows(member, [withdrawal]);
      if (!row) throw new Refusal('not_found');
      const line = { who: operator.username, act: 'review-withdrawal', target: id, why };
      await operatorModule.audit({ ...line, detail: { account: row.account, amount: row.amount } });
      return row;
    }),
  );
}

/** Returns withdrawals as operators see them in a list. */
export async function operatorRows(member: MemberModule, list: readonly Withdrawal[]) {
  const accounts = await member.accountsOf(list.map(({ memberId }) => memberId));
  return list.map((withdrawal) => operatorRow(withdrawal, accounts.get(withdrawal.memberId) ?? ''));
}

export function operatorRow(withdrawal: Withdrawal, account: string) {
  const { id, reference, memberId, state, version, amountMinor, feeMinor, parts, appliedAt, changedAt } = withdrawal;
  return {
    id,
    reference,
    memberId,
    account,
    state,
    version,
    amount: amountFromMinor(amountMinor),
    fee: amountFromMinor(feeMinor),
    received: amountFromMinor(receivedOf(parts)),
    leftToPay: amountFromMinor(mayPay(state) ? leftToPay(withdrawal, parts) : 0n),
    appliedAt: appliedAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

/** True for acts that send money to the member's bank account. */
export const paysOut = (act: DecidedAct['act']): boolean => act === 'approve' || act === 'pay';

/**
 * Locks the member until the end of the transaction; a debt or closing after the application stops the payment, too.
 * @throws Refusal `account_closed`, `withdrawal_debt`
 */
export async function lockPayableMember({ member, wallet }: PaymentsRouteDeps, memberId: string): Promise<void> {
  const found = await member.lock(memberId);
  if (found?.state !== 'open') throw new Refusal('account_closed');
  if (await wallet.isInDebt(memberId)) throw new Refusal('withdrawal_debt');
}

/** Returns what an operator has to know before paying the member. */
export async function payeeStatus({ member, wallet }: PaymentsRouteDeps, memberId: string) {
  const isOpen = (await member.byId(memberId))?.state === 'open';
  const owed = -(await wallet.balanceOf(memberAccount(memberId, 'receivable')));
  return {
    owed: amountFromMinor(owed),
    blockedBy: [...(isOpen ? [] : (['account_closed'] as const)), ...(owed > 0n ? (['withdrawal_debt'] as const) : [])],
  };
}

import type { CallResult } from '@portal/shared/contract/calls/define-call';
import { trialType } from '@portal/shared/contract/constants';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import {
  getDepositProof,
  getOperatorDeposit,
  listDepositNotices,
  listOperatorDeposits,
  type NoticeState,
  proposeForDeposit,
  proposeForNotice,
} from '@portal/shared/contract/payments/operator-deposits';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import type { Member, MemberModule } from '../../accounts/index.ts';
import type { AboutRequest, ApprovalRequest } from '../../approvals/index.ts';
import {
  type Deposit,
  isFarFromOrdered,
  type PaymentReport,
  type PaymentsModule,
  shownDepositEvent,
} from '../index.ts';
import type { PaymentsRouteDeps } from '../route-deps.ts';
import { lookAtProof } from './look-at-proof.ts';

const depositActs = ['approve', 'reject'] as const;

/** Decisions about deposits by two operators; what is impossible now is refused immediately. */
export function proposeForDepositRoute(app: FastifyInstance, deps: PaymentsRouteDeps): void {
  const { approvals, payments } = deps;
  for (const act of depositActs)
    approvals.register(`deposit.${act}`, {
      async run({ targetId, seenVersion, input }, { isAmountConfirmed }) {
        const asked = { id: targetId, act, seenVersion, input, isAmountConfirmed };
        const { state, memberId } = await payments.deposits.decided.run(asked);
        return { act: `${act}-deposit`, detail: { state, memberId, ...input } };
      },
      about: (request) => aboutDeposit(deps, request),
    });
  route(app, proposeForDeposit, ({ id, act, version, why, isAmountConfirmed, ...typed }, { operator }) =>
    approvals.propose(operator, async () => {
      const asked = { id, act, input: typed, seenVersion: version, isAmountConfirmed };
      const { version: seenVersion, input } = await payments.deposits.decided.check(asked);
      const audit = { act: `propose-${act}-deposit`, target: id };
      return { act: `deposit.${act}`, targetId: id, seenVersion, input, why, audit };
    }),
  );
}

async function aboutDeposit(
  { member, payments }: PaymentsRouteDeps,
  { act, targetId, input }: ApprovalRequest,
): Promise<AboutRequest> {
  const found = await payments.deposits.byId(targetId);
  if (!found) return undefined;
  const { memberId, amountMinor, state } = found;
  const shown = { account: (await member.byId(memberId))?.account ?? '', amount: amountFromMinor(amountMinor), state };
  const arrived = input.amount;
  if (act !== 'deposit.approve' || !arrived) return shown;
  return { ...shown, arrived, isFarFromOrdered: isFarFromOrdered(amountMinor, minorUnits(arrived)) };
}

const reportActs = ['credit', 'return'] as const;

/** Decisions about payments that match no order, by two operators, while the payment is open. */
export function proposeForReportRoute(app: FastifyInstance, deps: PaymentsRouteDeps): void {
  const { approvals, payments } = deps;
  for (const act of reportActs)
    approvals.register(`notice.${act}`, {
      async run({ targetId, input }) {
        const id = Number(targetId.slice('notice '.length));
        if (act === 'credit') await payments.withoutOrder.credit(id, input.memberId ?? '');
        else await payments.withoutOrder.returnPayment(id);
        return { act: `${act}-notice`, detail: input };
      },
    });
  route(app, proposeForNotice, ({ id, act, why, ...named }, { operator }) =>
    approvals.propose(operator, async () => {
      const { amountMinor, provider, paymentId } = await payments.withoutOrder.heldOpen(id);
      const input = {
        amount: amountFromMinor(amountMinor),
        payment: `${provider} ${paymentId}`,
        ...(act === 'credit' && memberWords(await receiver(deps, named))),
      };
      const targetId = `notice ${id}`;
      const audit = { act: `propose-${act}-notice`, target: targetId };
      return { act: `notice.${act}`, targetId, seenVersion: 0, input, why, audit };
    }),
  );
}

const memberWords = ({ id: memberId, account }: Member) => ({ memberId, account });

/** Finds the member to credit. @throws Refusal `member_missing`, `not_found`, `trial_account` */
async function receiver(
  { member, payments }: PaymentsRouteDeps,
  { member: named, order }: { member?: string; order?: string },
): Promise<Member> {
  const ordered = order === undefined ? undefined : await payments.deposits.byId(order);
  if (order !== undefined && !ordered) throw new Refusal('not_found');
  const name = named ?? ordered?.memberId;
  if (name === undefined) throw refusalAt('member', 'member_missing');
  const found = await member.named(name);
  if (ordered && ordered.memberId !== found.id) throw new Refusal('not_found');
  if (found.type === trialType) throw new Refusal('trial_account');
  return found;
}

export function operatorDepositRoutes(app: FastifyInstance, deps: PaymentsRouteDeps): void {
  const { member, payments, operator: operatorModule } = deps;
  const { deposits } = payments;

  route(app, listOperatorDeposits, async ({ member: named, pageNo, pageSize, ...filter }) => {
    const memberId = await member.idOf(named);
    const { list, totalPages } = await deposits.page({ ...filter, memberId }, pageNo, pageSize);
    return { list: await operatorRows(member, list), totalPages };
  });

  route(app, getOperatorDeposit, async ({ id }, { operator }) => {
    const found = await deposits.byId(id);
    const [row] = found ? await operatorRows(member, [found]) : [];
    if (!found || !row) throw new Refusal('not_found');
    await operatorModule.audit({ who: operator.username, act: 'look-at-deposit', target: id, why: '', detail: {} });
    return {
      ...row,
      release: found.release,
      proofIds: await deposits.proofs.of(id),
      notices: await shownReports(payments, await deposits.reports.of(id)),
      history: (await deposits.events(id)).map(shownDepositEvent),
    };
  });

  route(app, getDepositProof, async (asked, { operator }) => lookAtProof(deps, deposits.proofs, asked, operator));

  route(app, listDepositNotices, async ({ outcome, before, pageSize }) => ({
    list: await shownReports(payments, await deposits.reports.list(outcome, before, pageSize)),
  }));
}

/** Returns deposits as operators see them in a list. */
export async function operatorRows(member: MemberModule, list: readonly Deposit[]) {
  const accounts = await member.accountsOf(list.map(({ memberId }) => memberId));
  return list.map((deposit) => operatorRow(deposit, accounts.get(deposit.memberId) ?? ''));
}

function operatorRow(deposit: Deposit, account: string) {
  const { id, memberId, state, version, provider, reference, proofs, review, rejection } = deposit;
  return {
    id,
    memberId,
    account,
    state,
    version,
    provider,
    reference,
    proofs,
    method: deposit.methodId,
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

type ShownReport = CallResult<typeof listDepositNotices>['list'][number];

export async function shownReports(
  { withoutOrder }: Pick<PaymentsModule, 'withoutOrder'>,
  list: readonly PaymentReport[],
): Promise<ShownReport[]> {
  const standings = await withoutOrder.standings(list);
  return list.map((report, index) => shownReport(report, standings[index] ?? 'none'));
}

function shownReport(report: PaymentReport, standing: NoticeState): ShownReport {
  const { id, provider, orderId, paymentId, state, outcome, amountMinor, at } = report;
  return {
    id,
    provider,
    orderId,
    paymentId,
    state,
    outcome,
    standing,
    amount: amountFromMinor(amountMinor),
    at: at.toISOString(),
  };
}

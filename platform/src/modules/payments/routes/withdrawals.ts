import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import {
  applyForWithdrawal,
  askWithdrawalPasskey,
  cancelWithdrawal,
  confirmWithdrawal,
  getWithdrawal,
  getWithdrawalTerms,
  listWithdrawals,
  reportWithdrawal,
  uploadWithdrawalProof,
  withdrawalBlocks,
} from '@portal/shared/contract/payments/withdrawals';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { uploadRoute } from '../../../kernel/media/upload-route.ts';
import { textIn } from '../../../kernel/strings/text-in.ts';
import { lockOpenMember } from '../../accounts/index.ts';
import { showWeights } from '../../rewards/index.ts';
import { atAmountField, memberAccount } from '../../wallet/index.ts';
import {
  authenticatorProof,
  boundBy,
  type OpenSource,
  type PaymentsModule,
  rewardPrefix,
  shownEvent,
  shownWithdrawal,
  type Withdrawable,
  type Withdrawal,
} from '../index.ts';
import type { PaymentsRouteDeps } from '../route-deps.ts';
import { confirmPayment } from '../withdrawals/confirm-payment.ts';

export function answerWithdrawalRoutes(app: FastifyInstance, { settings, payments }: PaymentsRouteDeps): void {
  const { withdrawals } = payments;
  route(app, confirmWithdrawal, async (answer, { member: { memberId } }) =>
    showWithdrawal(payments, await withdrawals.answers.confirm({ ...answer, memberId })),
  );
  route(
    app,
    uploadWithdrawalProof,
    async ({ id, data }, { member: { memberId } }) => ({
      proofId: await payments.proofTurns.run(memberId, () => withdrawals.addProof(memberId, id, data)),
    }),
    uploadRoute(() => settings.get('proofs.perMinuteByAddress')),
  );
  route(app, reportWithdrawal, async (report, { member: { memberId } }) =>
    showWithdrawal(payments, await withdrawals.answers.report({ ...report, memberId })),
  );
}

/**
 * Applies for a withdrawal: amount and row are written in one transaction; a wrong payment password or authenticator
 * code counts, and a passkey's answer is used up, in any case.
 */
export function applyForWithdrawalRoute(app: FastifyInstance, deps: PaymentsRouteDeps): void {
  const { member, payments } = deps;
  const proof = authenticatorProof(deps);
  route(
    app,
    applyForWithdrawal,
    async ({ bankAccountId, amount, paymentPassword, passkey, authenticatorCode }, context) => {
      const { memberId } = context.member;
      const amountMinor = minorUnits(amount);
      const owner = await member.byId(memberId);
      if (!owner?.paymentPasswordHash) throw new Refusal('payment_password_missing');
      await confirmPayment(deps, { memberId, act: actOf(bankAccountId, amountMinor), paymentPassword, passkey });
      const outflow = { memberId, amountMinor };
      const isProved = await proof.confirm(outflow, authenticatorCode);
      return app.kernel.database.transaction(async () => {
        await lockOpenMember(member, memberId);
        await proof.assertStill(outflow, isProved);
        const application = { memberId, bankAccountId, amountMinor, release: context.release };
        return showWithdrawal(payments, await atAmountField(payments.withdrawals.apply(application)));
      });
    },
  );
}

/** What a passkey confirms: this amount to this account. */
const actOf = (bankAccountId: string, amountMinor: bigint) => ['withdrawal', bankAccountId, String(amountMinor)];

export function askWithdrawalPasskeyRoute(app: FastifyInstance, { session }: PaymentsRouteDeps): void {
  route(app, askWithdrawalPasskey, async ({ bankAccountId, amount }, { member: { memberId } }) => ({
    options: { ...(await session.askPaymentPasskey(memberId, actOf(bankAccountId, minorUnits(amount)))) },
  }));
}

export function cancelWithdrawalRoute(app: FastifyInstance, { payments }: PaymentsRouteDeps): void {
  route(app, cancelWithdrawal, async ({ id }, { member: { memberId } }) =>
    showWithdrawal(payments, await payments.withdrawals.cancel(memberId, id)),
  );
}

type Block = (typeof withdrawalBlocks)[number];

export function withdrawalTermsRoute(app: FastifyInstance, deps: PaymentsRouteDeps): void {
  const { settings, payments, wallet, member, session } = deps;
  const proof = authenticatorProof(deps);
  route(app, getWithdrawalTerms, async (_input, { member: { memberId }, language }) => {
    const { min, max, perDay } = await settings.get('withdrawal.limits');
    const money = await payments.withdrawable.read(memberId);
    const { withdrawalsHeldUntil: held } = (await member.byId(memberId)) ?? {};
    const above = await proof.above(memberId);
    const leftToday = perDay - (await payments.withdrawals.obstacles.countToday(memberId));
    const isShort: Block[] = money.balanceMinor < minorUnits(min) ? ['insufficient_balance'] : [];
    const required = money.sources.reduce((sum, { requiredMinor }) => sum + requiredMinor, 0n);
    return {
      balance: amountFromMinor(money.balanceMinor),
      withdrawable: amountFromMinor(money.withdrawableMinor),
      sources: await shownSources(deps, money.sources, language),
      min,
      max,
      perDay,
      leftToday: Math.max(0, leftToday),
      feeBasisPoints: await settings.get('withdrawal.feeBasisPoints'),
      autoReceiveMinutes: await settings.get('withdrawal.autoReceiveMinutes'),
      promisedMinutes: await settings.get('withdrawal.promisedMinutes'),
      turnoverRequired: amountFromMinor(required),
      turnoverMissing: amountFromMinor(money.missingMinor),
      owed: amountFromMinor(-(await wallet.balanceOf(memberAccount(memberId, 'receivable')))),
      ...(above !== undefined && { authenticatorAbove: amountFromMinor(above) }),
      ...((await session.paysByPasskey(memberId)) && { canUsePasskey: true }),
      ...(held && held > app.kernel.clock.now() && { heldUntil: held.toISOString() }),
      blockedBy: [...(await missingOf(deps, memberId)), ...(await obstaclesOf(deps, memberId, money)), ...isShort],
    };
  });
}

async function missingOf({ member, payments }: PaymentsRouteDeps, memberId: string): Promise<Block[]> {
  const owner = await member.byId(memberId);
  const accounts = await payments.bankAccounts.of(memberId);
  return [
    ...(owner?.paymentPasswordHash ? [] : (['payment_password_missing'] as const)),
    ...(accounts.length > 0 ? [] : (['bank_account_missing'] as const)),
  ];
}

async function obstaclesOf({ payments }: PaymentsRouteDeps, memberId: string, money: Withdrawable): Promise<Block[]> {
  const codes = (await payments.withdrawals.obstacles.all(memberId, money)).map(({ code }) => code);
  return withdrawalBlocks.filter((block) => codes.includes(block));
}

type Source = CallResult<typeof getWithdrawalTerms>['sources'][number];

/** Returns deposits and rewards with their display names. */
async function shownSources(
  { rewards }: PaymentsRouteDeps,
  sources: readonly OpenSource[],
  language: LanguageCode,
): Promise<Source[]> {
  const rewardOf = ({ reference }: OpenSource) =>
    reference.startsWith(rewardPrefix) ? reference.slice(rewardPrefix.length) : undefined;
  const grants = await rewards.grants.byIds(sources.flatMap((source) => rewardOf(source) ?? []));
  return sources.map((source) => {
    const grant = grants.find(({ id }) => id === rewardOf(source));
    const name = grant && textIn(grant.name, language);
    return {
      from: grant?.source ?? 'deposit',
      ...(name !== undefined && { name }),
      amount: amountFromMinor(source.amountMinor),
      at: source.at.toISOString(),
      required: amountFromMinor(source.requiredMinor),
      missing: amountFromMinor(source.requiredMinor - source.betMinor),
      ...(source.weights && { weights: showWeights(source.weights) }),
      bound: amountFromMinor(boundBy(source)),
    };
  });
}

export function getWithdrawalRoute(app: FastifyInstance, { payments }: PaymentsRouteDeps): void {
  const { clock } = app.kernel;
  route(app, getWithdrawal, async ({ id }, { member: { memberId } }) => {
    const found = await payments.withdrawals.byId(id);
    if (found?.memberId !== memberId) throw new Refusal('not_found');
    const history = (await payments.withdrawals.events(id)).map(shownEvent);
    return { ...(await showWithdrawal(payments, found)), history, serverTime: clock.now().toISOString() };
  });
}

export function listWithdrawalsRoute(app: FastifyInstance, { payments }: PaymentsRouteDeps): void {
  route(app, listWithdrawals, async ({ state, pageNo, pageSize }, { member: { memberId } }) => {
    const page = await payments.withdrawals.page({ memberId, state }, pageNo, pageSize);
    return { list: await showWithdrawals(payments, page.list), totalPages: page.totalPages };
  });
}

/** Returns withdrawals as their member sees them, with the accounts they are paid to. */
export async function showWithdrawals({ bankAccounts }: PaymentsModule, list: readonly Withdrawal[]) {
  const accounts = await bankAccounts.byIds(list.map(({ bankAccountId }) => bankAccountId));
  return list.map((withdrawal) => shownWithdrawal(withdrawal, accounts.get(withdrawal.bankAccountId)));
}

export async function showWithdrawal(payments: PaymentsModule, withdrawal: Withdrawal) {
  const [shown] = await showWithdrawals(payments, [withdrawal]);
  if (!shown) throw new Refusal('not_found');
  return shown;
}

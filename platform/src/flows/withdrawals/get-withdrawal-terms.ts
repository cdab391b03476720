import { amountFromMinor, minorUnits } from '@portal/shared/contract/amounts';
import type { CallResult } from '@portal/shared/contract/define-call';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import { getWithdrawalTerms, withdrawalBlocks } from '@portal/shared/contract/payments/withdrawals';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { textIn } from '../../kernel/text-in.ts';
import { boundBy, type OpenSource, rewardPrefix, type Withdrawable } from '../../modules/payments/index.ts';
import { showWeights } from '../../modules/rewards/index.ts';
import { memberAccount } from '../../modules/wallet/index.ts';
import type { WithdrawalFlowDeps } from './withdrawal-deps.ts';

type Block = (typeof withdrawalBlocks)[number];

export function withdrawalTermsFlow(app: FastifyInstance, deps: WithdrawalFlowDeps): void {
  const { content, payments, wallet } = deps;
  route(app, getWithdrawalTerms, async (_input, { member: { memberId }, language }) => {
    const { min, max, perDay } = await content.settings.get('withdrawal.limits');
    const money = await payments.withdrawable.read(memberId);
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
      feeBasisPoints: await content.settings.get('withdrawal.feeBasisPoints'),
      autoReceiveMinutes: await content.settings.get('withdrawal.autoReceiveMinutes'),
      turnoverRequired: amountFromMinor(required),
      turnoverMissing: amountFromMinor(money.missingMinor),
      owed: amountFromMinor(-(await wallet.balanceOf(memberAccount(memberId, 'receivable')))),
      blockedBy: [...(await missingOf(deps, memberId)), ...(await obstaclesOf(deps, memberId, money)), ...isShort],
    };
  });
}

async function missingOf({ member, payments }: WithdrawalFlowDeps, memberId: string): Promise<Block[]> {
  const owner = await member.byId(memberId);
  const accounts = await payments.bankAccounts.of(memberId);
  return [
    ...(owner?.paymentPasswordHash ? [] : (['payment_password_missing'] as const)),
    ...(accounts.length > 0 ? [] : (['bank_account_missing'] as const)),
  ];
}

async function obstaclesOf({ payments }: WithdrawalFlowDeps, memberId: string, money: Withdrawable): Promise<Block[]> {
  const codes = (await payments.withdrawals.obstacles.all(memberId, money)).map(({ code }) => code);
  return withdrawalBlocks.filter((block) => codes.includes(block));
}

type Source = CallResult<typeof getWithdrawalTerms>['sources'][number];

/** Returns deposits and rewards with their display names. */
async function shownSources(
  { rewards }: WithdrawalFlowDeps,
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

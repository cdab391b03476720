import { amountFromMinor, minorUnits } from '@portal/shared/contract/amounts';
import { getWithdrawalTerms, withdrawalBlocks } from '@portal/shared/contract/payments/withdrawals';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { memberAccount } from '../../modules/wallet/index.ts';
import type { WithdrawalFlowDeps } from './withdrawal-deps.ts';

type Block = (typeof withdrawalBlocks)[number];

export function withdrawalTermsFlow(app: FastifyInstance, deps: WithdrawalFlowDeps): void {
  const { content, payments, wallet } = deps;
  route(app, getWithdrawalTerms, async (_input, { member: { memberId } }) => {
    const { min, max, perDay } = await content.settings.get('withdrawal.limits');
    const balance = await wallet.balanceOf(memberAccount(memberId));
    const leftToday = perDay - (await payments.withdrawals.obstacles.countToday(memberId));
    const isShort: Block[] = balance < minorUnits(min) ? ['insufficient_balance'] : [];
    const turnover = await payments.turnover.open(memberId);
    return {
      balance: amountFromMinor(balance),
      min,
      max,
      perDay,
      leftToday: Math.max(0, leftToday),
      feeBasisPoints: await content.settings.get('withdrawal.feeBasisPoints'),
      autoReceiveMinutes: await content.settings.get('withdrawal.autoReceiveMinutes'),
      turnoverRequired: amountFromMinor(turnover.required),
      turnoverMissing: amountFromMinor(turnover.missing),
      owed: amountFromMinor(-(await wallet.balanceOf(memberAccount(memberId, 'receivable')))),
      blockedBy: [...(await missingOf(deps, memberId)), ...(await standingInTheWay(deps, memberId)), ...isShort],
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

async function standingInTheWay({ payments }: WithdrawalFlowDeps, memberId: string): Promise<Block[]> {
  const codes = (await payments.withdrawals.obstacles.all(memberId)).map(({ code }) => code);
  return withdrawalBlocks.filter((block) => codes.includes(block));
}

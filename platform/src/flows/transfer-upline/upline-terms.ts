import { amountFromMinor } from '@portal/shared/contract/amounts';
import { getUplineTerms, uplineBlocks } from '@portal/shared/contract/wallet/upline';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { maskedAccount } from '../../modules/games/index.ts';
import { countToday } from './count-today.ts';
import type { UplineDeps } from './upline-deps.ts';
import { uplineObstacles, uplineOf } from './upline-obstacles.ts';

export function uplineTermsFlow(app: FastifyInstance, deps: UplineDeps): void {
  const { content, member, payments } = deps;
  route(app, getUplineTerms, async (_input, { member: { memberId } }) => {
    const sender = await member.byId(memberId);
    if (!sender) throw new Refusal('not_logged_in');
    const upline = await uplineOf(deps, sender);
    const { min, max, perDay } = await content.settings.get('transferUpline.limits');
    const money = await payments.withdrawable.read(memberId);
    const codes = (await uplineObstacles(app.kernel, deps, sender, money)).map(({ code }) => code);
    return {
      ...(upline ? { upline: maskedAccount(upline.account) } : {}),
      balance: amountFromMinor(money.balanceMinor),
      min,
      max,
      perDay,
      leftToday: Math.max(0, perDay - (await countToday(app.kernel, deps, memberId))),
      withdrawable: amountFromMinor(money.withdrawableMinor),
      turnoverMissing: amountFromMinor(money.missingMinor),
      blockedBy: uplineBlocks.filter((block) => codes.includes(block)),
    };
  });
}

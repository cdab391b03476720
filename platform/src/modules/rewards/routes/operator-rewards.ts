import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { listMemberRewards, withdrawReward } from '@portal/shared/contract/rewards/operator-rewards';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { assertOwnLogin } from '../../../kernel/security/own-login.ts';
import { assertClaimable } from '../grants/assert-claimable.ts';
import { rewardGrants } from '../grants/reward-grants.tables.ts';
import { showReward } from '../grants/show-reward.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';

/** Registers the operators' calls to read and withdraw rewards; a withdrawal and its audit line succeed together. */
export function operatorRewardsRoutes(app: FastifyInstance, { grants, member, audit }: RewardKindDeps): void {
  const { database, clock } = app.kernel;

  route(app, listMemberRewards, async ({ member: named, ...asked }, { language }) => {
    const found = await member.named(named);
    const { list, totalPages } = await grants.page(found.id, asked);
    return { list: list.map((grant) => showReward(grant, language, clock.now())), totalPages };
  });

  route(app, withdrawReward, ({ id, why }, { operator, language }) => {
    assertOwnLogin(app.kernel, operator);
    return database.transaction(async () => {
      // Locked, so that a concurrent claim is before or after it.
      const [grant] = await database.db.select().from(rewardGrants).where(eq(rewardGrants.id, id)).for('update');
      if (!grant) throw new Refusal('not_found');
      assertClaimable(grant, clock.now());
      const { memberId, source, reference, amountMinor, points } = grant;
      await grants.withdraw(memberId, source, reference);
      const line = { who: operator.username, act: 'withdraw-reward', target: id, why };
      const detail = { memberId, source, reference, amount: amountFromMinor(amountMinor), points: Number(points) };
      await audit({ ...line, detail });
      return showReward({ ...grant, state: 'withdrawn' }, language, clock.now());
    });
  });
}

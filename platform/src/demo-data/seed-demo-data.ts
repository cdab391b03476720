import { minorUnits } from '@portal/shared/contract/money/amounts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Modules } from '../modules.ts';
import { catalogueStep } from './catalogue-step.ts';
import { demoContractsStep } from './demo-contracts.ts';
import { demoEnvelopesStep } from './demo-envelopes.ts';
import { demoMembers, demoMembersStep } from './demo-members.ts';
import { demoOperatorsStep } from './demo-operators.ts';
import { demoPromotionsStep } from './demo-promotions.ts';
import { demoRewardsStep } from './demo-rewards.ts';
import { demoSalariesStep } from './demo-salaries.ts';
import type { DemoStep } from './demo-step.ts';
import { demoTournamentsStep } from './demo-tournaments.ts';
import { gamesHistoryStep } from './games-history.ts';

const contentStep: DemoStep = { name: 'content', run: (_kernel, { content }) => content.seed() };

const inviter = 'vip05';
const friends = ['player03', 'expired01'];

/**
 * Adds the friends whom vip05 has invited: one with a history of bets, one who has never played. Runs before the
 * history.
 */
const demoFriendsStep: DemoStep = {
  name: 'friends',
  async run(_kernel, { member, rewards: { referral } }) {
    const host = await member.byAccount(inviter);
    for (const { account, balance } of demoMembers.filter((demo) => friends.includes(demo.account))) {
      const friend = await member.byAccount(account);
      if (!host || !friend) continue;
      await referral.addLink(friend.id, host.id, friend.registeredAt);
      const creditedAt = friend.registeredAt.toISOString();
      const deposit = { memberId: friend.id, amountMinor: String(minorUnits(balance)), creditedAt };
      if (account === 'player03') await referral.countDeposit({ ...deposit, reference: `demo-opening-${account}` });
    }
  },
};

/** In this order; see DemoStep for what a step must tolerate. */
const steps: readonly DemoStep[] = [
  contentStep,
  catalogueStep,
  demoMembersStep,
  demoOperatorsStep,
  demoFriendsStep,
  demoTournamentsStep,
  gamesHistoryStep,
  demoEnvelopesStep,
  demoPromotionsStep,
  demoRewardsStep,
  demoContractsStep,
  demoSalariesStep,
];

const stepTitle = ({ name }: DemoStep) => `seeding: ${name}`;

/** Adds the demo data of docs/architecture.md 10. A second run changes nothing; an interrupted one is completed. */
export async function seedDemoData(kernel: Kernel, modules: Modules): Promise<void> {
  kernel.progress?.expect(steps.map(stepTitle));
  for (const step of steps) {
    const started = performance.now();
    const run = () => step.run(kernel, modules);
    await (kernel.progress ? kernel.progress.during(stepTitle(step), run) : run());
    kernel.logger.info({ step: step.name, ms: Math.round(performance.now() - started) }, 'demo data');
  }
}

import type { Kernel } from '../kernel/kernel.ts';
import type { Modules } from '../modules.ts';
import { catalogueStep } from './catalogue-step.ts';
import { demoContractsStep } from './demo-contracts.ts';
import { demoEnvelopesStep } from './demo-envelopes.ts';
import { demoFriendsStep } from './demo-friends.ts';
import { demoMembersStep } from './demo-members.ts';
import { demoOperatorsStep } from './demo-operators.ts';
import { demoPromotionsStep } from './demo-promotions.ts';
import { demoRewardsStep } from './demo-rewards.ts';
import { demoSalariesStep } from './demo-salaries.ts';
import type { DemoStep } from './demo-step.ts';
import { gamesHistoryStep } from './games-history.ts';

const contentStep: DemoStep = { name: 'content', run: (_kernel, { content }) => content.seed() };

/** In this order; see DemoStep for what a step must tolerate. */
const steps: readonly DemoStep[] = [
  contentStep,
  catalogueStep,
  demoMembersStep,
  demoOperatorsStep,
  demoFriendsStep,
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

import type { DemoStep } from './demo-step.ts';

/** What player01 did about promotions: with it all ten states are there to be seen. */
export const demoPromotionsStep: DemoStep = {
  name: 'promotions',
  async run(_kernel, { member, rewards }) {
    const player = await member.byAccount('player01');
    if (player) await rewards.promotions.seedDemo(player.id);
  },
};

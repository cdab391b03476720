import type { DemoStep } from './demo-step.ts';

/** Adds what player01 did about promotions, so that all ten states can be seen. */
export const demoPromotionsStep: DemoStep = {
  name: 'promotions',
  async run(_kernel, { member, rewards }) {
    const player = await member.byAccount('player01');
    if (player) await rewards.promotions.seedDemo(player.id);
  },
};

import type { DemoStep } from './demo-step.ts';

const days = 30;

/** Adds one drop of red envelopes that is open for a month, so that /lucky has something to open. */
export const demoEnvelopesStep: DemoStep = {
  name: 'envelopes',
  async run({ clock, database }, { rewards }) {
    const { drops } = rewards.chance;
    const startsAt = clock.now();
    const endsAt = new Date(startsAt.getTime() + days * 86_400_000);
    const window = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
    await database.transaction(async () => {
      if ((await drops.page(1, 1)).list.length > 0) return;
      await drops.make(
        'demo-envelopes',
        { sum: '888.00', count: 88, share: 'random', ...window },
        'operator, operator2',
      );
    });
  },
};

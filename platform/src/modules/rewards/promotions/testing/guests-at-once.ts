import assert from 'node:assert/strict';
import type { App } from '../../../../app.ts';
import type { Guest, PromotionHarness } from '../../testing/promotion-harness.ts';

interface Rush {
  guests: number;
  places: number;
}

const perGuestMinor = 500n;

/**
 * Lets members claim a bonus concurrently that has money for a few; returns how many won and how many came too late.
 */
export async function guestsAtOnce(app: App, promotions: PromotionHarness, { guests, places }: Rush) {
  const id = `rush-${guests}`;
  const budget = `${places * 5 + 4}.99`;
  await promotions.open(id, { kind: 'bonus', amount: '5.00', turnoverPercent: 100, budget });
  const all: Guest[] = [];
  for (let no = 1; no <= guests; no += 1) all.push(await promotions.guest(`rush${guests}x${no}`));
  const answers = await Promise.all(all.map((guest) => promotions.claim(guest, id)));
  const won = answers.filter(({ success }) => success).length;
  const spent = answers.filter(({ code }) => code === 'promotion_spent').length;
  let paid = 0n;
  for (const guest of all) {
    const [reward, ...more] = await promotions.rewards(guest);
    assert.equal(more.length, 0);
    if (!reward) continue;
    const claims = await Promise.all([promotions.collect(guest, reward.id), promotions.collect(guest, reward.id)]);
    assert.equal(claims.filter(({ success }) => success).length, 1, 'a reward is paid once');
    paid += await promotions.balance(guest);
  }
  assert.equal(paid, BigInt(won) * perGuestMinor);
  assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
  return { won, spent };
}

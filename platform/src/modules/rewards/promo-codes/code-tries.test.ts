import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { codesOf } from '../testing/count-codes.ts';
import { guessCodes } from '../testing/guess-codes.ts';
import { type PromoCodeHarness, promoCodeHarness } from '../testing/promo-code-harness.ts';

const dayMs = 86_400_000;

forEachDatabase(({ database }) => {
  const clock = testClock();
  let promo: PromoCodeHarness;
  const hosted = hostedApp(database, {
    clock,
    prepare: async (app) => {
      promo = await promoCodeHarness(app);
    },
  });
  const limits = (perMember: number, perAddress: number) =>
    hosted.app.modules.settings.write('rewards.promoCodeTries', { perMember, perAddress }, 'test');

  // covers 2.5
  test('stops the guesses of a member after twenty, at whatever address, until the next day', async () => {
    const { waitSeconds } = await guessCodes(promo, 100);
    assert.ok(waitSeconds > 0 && waitSeconds <= 86_400, String(waitSeconds));
    const endsAt = new Date(clock.now().getTime() + 3 * dayMs).toISOString();
    await promo.open({ code: 'NEXTDAY', endsAt });
    clock.advanceMs(waitSeconds * 1000);
    const found = await hosted.app.modules.member.byAccount('guesser100');
    const guesser = await promo.session(found?.id ?? '');
    assert.equal((await promo.redeem(guesser, 'NEXTDAY')).status, 200);
  });

  test('counts tries of an address over all members, and no code that gave something', async () => {
    await limits(3, 4);
    await promo.open({ code: 'CAFE', uses: 100 });
    const at = '192.0.2.7';
    for (let no = 1; no <= 6; no += 1)
      assert.equal((await promo.redeem(await promo.member(`cafe${no}x`), 'CAFE', undefined, at)).status, 200);
    const [one, other] = [await promo.member('cafe11'), await promo.member('cafe12')];
    const tries = [];
    for (const member of [one, other, one, other, one, other])
      tries.push(await promo.redeem(member, 'WRONG', undefined, at));
    assert.deepEqual(codesOf(tries), { promo_code_unknown: 4, too_many_requests: 2 });
    assert.equal((await promo.redeem(other, 'CAFE', undefined, '192.0.2.8')).status, 200);
    await limits(20, 500);
  });
});

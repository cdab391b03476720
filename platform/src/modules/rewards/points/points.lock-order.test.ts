import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq, like, sql } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { heldUntilBlocked } from '../../../testing/database/held-until-blocked.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { convertAs, type PointMember, pointMember, redeemAs } from '../testing/point-member.ts';

/** Bets that earn points lock the house account before the member; locking in the other order would block them. */
forEachDatabase(
  ({ database }) => {
    let app: App;
    before(async () => {
      app = await testApp(database(), { clock: testClock() });
      await app.modules.content.seed();
      await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
    });
    after(() => app.close());

    const accounts = sql.raw('ledger_accounts');
    const lockHouseAccount = () =>
      database().db.execute(sql`select id from ${accounts} where ${like(sql.raw('id'), 'house:points:%')} for update`);

    /** Whether the member's points stay unlocked while the work waits for the house account. */
    async function isFreeBeside({ memberId }: PointMember, work: () => Promise<unknown>): Promise<boolean> {
      let isFree = false;
      const isOwn = eq(sql.raw('id'), `member:${memberId}:points`);
      const look = sql`select id from ${accounts} where ${isOwn} for update skip locked`;
      const hasWaited = await heldUntilBlocked(database(), lockHouseAccount, work, async () => {
        isFree = (await database().db.execute(look)).rows.length === 1;
      });
      assert.equal(hasWaited, true);
      return isFree;
    }

    // covers 2.5, 5
    test("locks the house account before the member's points in a conversion", async () => {
      const player = await pointMember(app, 'order1', 1000n);
      assert.equal(await isFreeBeside(player, () => convertAs(app, player, 200)), true);
    });

    test('locks the house account first for a bonus paid at once', async () => {
      await app.modules.settings.write('points.bonusAtOnce', true, 'test');
      const player = await pointMember(app, 'order2', 100_000n);
      assert.equal(await isFreeBeside(player, () => redeemAs(app, player, { presentId: 'bonus-10' })), true);
    });
  },
  ['postgres'],
);

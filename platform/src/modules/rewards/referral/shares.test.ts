import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getReferralEarnings } from '@portal/shared/contract/rewards/referral';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { heldUntilBlocked } from '../../../testing/database/held-until-blocked.ts';
import { whileRefused } from '../../../testing/database/refused-rows.ts';
import type { Member } from '../../accounts/index.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { settledBet } from '../../games/testing/settled-bet.ts';
import { referralHarness } from '../testing/referral-harness.ts';

forEachDatabase(({ kind, database }) => {
  const { clock, harness, referral, token, waitUntil, forgetSessions, rewards, balance, pair, reach } =
    referralHarness(database);

  // covers 1
  test("pays a day's share once, rounded down per friend, and late bets with the next day", async () => {
    const { inviter, friend } = await pair('cora');
    const second = await addMember(harness.app, 'corasecond');
    await referral().addLink(second.id, inviter.id);
    const day = '2026-03-02';
    const bet = (member: Member, stakeMinor: string, change = {}) => settledBet(member, { stakeMinor, day, ...change });
    await referral().count([bet(friend, '123456'), bet(friend, '544'), bet(second, '1999'), bet(second, '999')]);
    await referral().payShares(clock.now());
    assert.equal(await balance('corainviter'), '0.00', 'the day is not over');
    waitUntil('2026-03-02T17:14:59.000Z');
    await referral().payShares(clock.now());
    assert.equal(await balance('corainviter'), '0.00', 'bets of the last minutes may still arrive');
    waitUntil('2026-03-02T17:15:00.000Z');
    await Promise.all([1, 2, 3, 4].map(() => referral().payShares(clock.now())));
    await referral().payShares(clock.now());
    assert.equal(await balance('corainviter'), '1.26', '1,240.00 and 29.98 at 0.1 %: 1.24 and 0.02');
    await referral().count([bet(friend, '100000'), bet(friend, '50000', { day: '2026-03-03' })]);
    await referral().payShares(clock.now());
    assert.equal(await balance('corainviter'), '1.26');
    waitUntil('2026-03-03T17:15:00.000Z');
    await harness.app.server.kernel.jobs.runDue();
    assert.equal(await balance('corainviter'), '2.76');
    const asked = { token: await token('corainviter') };
    const { points, total } = (await harness.api.send(getReferralEarnings, {}, asked)).value;
    assert.deepEqual(points, [
      { day: '2026-03-02', rewards: '0.00', shares: '1.26', total: '1.26' },
      { day: '2026-03-03', rewards: '0.00', shares: '1.50', total: '1.50' },
    ]);
    assert.equal(total, '2.76');
    for (const bad of [{ from: '2026-13-01' }, { from: '2026-03-03', to: '2026-03-01' }, { from: '2020-01-01' }])
      assert.equal((await harness.api.send(getReferralEarnings, bad, asked)).status, 400);
  });

  // covers 1
  test('pays bets that arrive during a payment with the next day', async () => {
    if (kind === 'embedded') return;
    const { inviter, friend } = await pair('late');
    const second = await addMember(harness.app, 'latesecond');
    await referral().addLink(second.id, inviter.id);
    const bet = (member: Member) => settledBet(member, { stakeMinor: '100000', day: '2026-03-03' });
    await referral().count([bet(friend)]);
    waitUntil('2026-03-04T05:00:00.000Z');
    await heldUntilBlocked(
      database(),
      () => referral().count([bet(friend), bet(second)]),
      () => referral().payShares(clock.now()),
    );
    waitUntil('2026-03-05T05:00:00.000Z');
    await referral().payShares(clock.now());
    assert.equal(await balance('lateinviter'), '3.00');
  });

  test('does not let a failing share block other inviters', async () => {
    const both = [await pair('rita'), await pair('sara')];
    waitUntil('2026-03-06T05:00:00.000Z');
    await referral().count(both.map(({ friend }) => settledBet(friend, { stakeMinor: '100000', day: '2026-03-05' })));
    const [first, next] = both.map(({ inviter }) => inviter).sort((one, other) => (one.id < other.id ? -1 : 1));
    assert.ok(first && next);
    const refused = { table: 'referral_earnings', column: 'inviter_id', value: first.id };
    await whileRefused(database(), refused, () => assert.rejects(referral().payShares(clock.now())));
    assert.deepEqual([await balance(first.account), await balance(next.account)], ['0.00', '1.00']);
    await referral().payShares(clock.now());
    assert.deepEqual([await balance(first.account), await balance(next.account)], ['1.00', '1.00']);
  });

  test('gives nothing while closed, and what was reached when it reopens', async () => {
    const { settings } = harness.app.modules;
    const open = await settings.get('rewards.referral');
    await settings.write('rewards.referral', { ...open, isOpen: false }, 'test');
    const { friend } = await pair('dave');
    await reach(friend);
    assert.deepEqual(await rewards('daveinviter'), []);
    clock.advanceMs(86_400_000);
    await referral().payShares(clock.now());
    await settings.write('rewards.referral', open, 'test');
    forgetSessions();
    await referral().payShares(clock.now());
    assert.equal(await balance('daveinviter'), '0.00', 'stakes of that time are never paid for');
    await referral().count([settledBet(friend, { stakeMinor: '1' })]);
    assert.deepEqual(
      (await rewards('daveinviter')).map(({ amount }) => amount),
      ['50.00'],
    );
  });

  test('keeps the ledger balanced', async () => {
    assert.equal((await harness.app.modules.wallet.checkLedger()).balanced, true);
  });
});

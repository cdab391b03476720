import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { heldUntilBlocked } from '../../../testing/database/held-until-blocked.ts';
import { type TestClock, testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import type { Member } from '../../accounts/index.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { settledBet } from '../../games/testing/settled-bet.ts';
import { applyAs, withdrawingMember } from '../../payments/testing/withdrawing-member.ts';
import { memberAccount } from '../../wallet/index.ts';

forEachDatabase(({ kind, database }) => {
  let app: App;
  let clock: TestClock;
  before(async () => {
    clock = testClock('2026-03-06T08:00:00.000Z');
    app = await testApp(database(), { clock });
    await app.modules.settings.write('timeZone', 'UTC', 'test');
  });
  after(() => app.close());

  const main = (memberId: string) => app.modules.wallet.balanceOf(memberAccount(memberId));
  const bonusFor = (memberId: string) => ({
    ...({ memberId, source: 'leaderboard', reference: newId(), name: { EN: 'Bonus' } } as const),
    amountMinor: 500_000n,
    turnoverPercent: 100,
  });

  test('gives nothing to a closed account', async () => {
    const { id } = await addMember(app, 'closed1');
    await app.modules.member.setState(id, 'closed');
    const bonus = bonusFor(id);
    const { grants } = app.modules.rewards;
    await assert.rejects(() => grants.giveAndPay(bonus), { code: 'account_closed' });
    assert.equal(await main(id), 0n);
    assert.equal(await grants.find(id, bonus.source, bonus.reference), undefined);
  });

  if (kind === 'embedded') return;

  // covers 2.5, 4
  test('shows a concurrent withdrawal the turnover of a bonus being paid', async () => {
    const player = await withdrawingMember(app, 'quick1', 10_000n);
    let code: string | undefined;
    const hasWaited = await heldUntilBlocked(
      database(),
      () => app.modules.rewards.grants.giveAndPay(bonusFor(player.memberId)),
      async () => {
        code = (await applyAs(app, player, '5100.00')).code;
      },
    );
    assert.deepEqual([hasWaited, code, await main(player.memberId)], [true, 'turnover_missing', 510_000n]);
  });

  test('pays a bonus after the member is unlocked', async () => {
    const { id } = await addMember(app, 'quick2');
    const hasWaited = await heldUntilBlocked(
      database(),
      () => app.modules.member.lock(id),
      () => app.modules.rewards.grants.giveAndPay(bonusFor(id)),
    );
    assert.deepEqual([hasWaited, await main(id)], [true, 500_000n]);
  });

  test('pays no share to an account that is being closed', async () => {
    const inviter = await addMember(app, 'closing1');
    const friend = await addMember(app, 'closing2');
    const { referral } = app.modules.rewards;
    await referral.addLink(friend.id, inviter.id);
    await referral.count([settledBet(friend, { stakeMinor: '100000', day: '2026-03-06' })]);
    clock.set('2026-03-07T08:00:00.000Z');
    await heldUntilBlocked(
      database(),
      () => app.modules.member.setState(inviter.id, 'closed'),
      () => referral.payShares(clock.now()),
    );
    assert.equal(await main(inviter.id), 0n);
  });

  // covers 2.5
  test('pays no prize to an account that is being closed, and moves the next ones up', async () => {
    const players: Member[] = [];
    for (const account of ['first01', 'second1', 'third01']) players.push(await addMember(app, account));
    const [first, second, third] = players;
    assert.ok(first && second && third);
    const prize = { places: 1, turnoverPercent: 0 };
    const prizes = [
      { ...prize, amount: '100.00' },
      { ...prize, amount: '50.00' },
    ];
    const { settings } = app.modules;
    await settings.write('rewards.leaderboard', { isOpen: true, measure: 'stake', minStake: '0.00', prizes }, 'test');
    const bet = (member: Member, stakeMinor: string) => settledBet(member, { stakeMinor, day: '2026-03-07' });
    await app.modules.rewards.missions.count([bet(first, '3000'), bet(second, '2000'), bet(third, '1000')]);
    clock.set('2026-03-09T00:16:00.000Z');
    await heldUntilBlocked(
      database(),
      () => app.modules.member.setState(first.id, 'closed'),
      () => app.server.kernel.jobs.runDue(),
    );
    clock.set('2026-03-09T00:21:00.000Z');
    await app.server.kernel.jobs.runDue();
    const paid = await Promise.all(players.map(({ id }) => main(id)));
    assert.deepEqual(paid, [0n, 10_000n, 5000n]);
    assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
  });
});

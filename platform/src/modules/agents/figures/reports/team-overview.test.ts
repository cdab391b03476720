import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportTeamOverview, getTeamOverview } from '@portal/shared/contract/agents/team-overview';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { newId } from '../../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { hostedApp } from '../../../../testing/hosted-app.ts';
import { addMember, tokenOf } from '../../../accounts/testing/add-member.ts';
import { betSettled } from '../../../games/index.ts';
import { settledBet } from '../../../games/testing/settled-bet.ts';
import { depositCredited } from '../../../payments/index.ts';
import { proofImage } from '../../../payments/testing/depositing-member.ts';
import { financeOperators } from '../../../payments/testing/finance-operators.ts';
import { applyAs, withdrawingMember } from '../../../payments/testing/withdrawing-member.ts';

forEachDatabase(({ database }) => {
  const harness = hostedApp(database);

  /**
   * Adds an agent with a downline agent, and a player below each; all but the second's player registered on 20
   * February.
   */
  async function branch(name: string) {
    const registeredAt = new Date('2026-02-20T08:00:00.000Z');
    const top = await addMember(harness.app, `${name}-top`, { type: 1, registeredAt });
    const under = await addMember(harness.app, `${name}-sub`, { type: 2, uplinePath: top.uplinePath, registeredAt });
    const player = await addMember(harness.app, `${name}-one`, { uplinePath: top.uplinePath, registeredAt });
    const deep = await addMember(harness.app, `${name}-two`, { uplinePath: under.uplinePath });
    const token = await tokenOf(harness.app, `${name}-top`);
    const overview = async (asked = {}) => (await harness.api.send(getTeamOverview, asked, { token })).value;
    const file = async (query = '') => {
      const headers = { authorization: `Bearer ${token}` };
      const { body } = await harness.app.server.inject({ url: `${exportTeamOverview.path}${query}`, headers });
      return body.trim().split('\r\n');
    };
    return { top, under, player, deep, overview, file };
  }

  async function publishBets(bets: readonly ReturnType<typeof settledBet>[]): Promise<void> {
    const { outbox } = harness.app.server.kernel;
    await outbox.publishAll(betSettled, bets);
    await outbox.drain();
  }

  // covers 2.6
  test('covers the whole team or direct downlines, beside as many days before', async () => {
    const { under, player, deep, overview } = await branch('ov');
    const before = { day: '2026-02-20', settledAt: '2026-02-20T07:00:00.000Z' };
    await publishBets([
      settledBet(player),
      settledBet(under, { stakeMinor: '100', winMinor: '0' }),
      settledBet(deep, { stakeMinor: '500', winMinor: '0' }),
      settledBet(deep, { stakeMinor: '700', winMinor: '0', day: '2026-03-01' }),
      settledBet(player, { ...before, stakeMinor: '4000', winMinor: '0' }),
    ]);
    const team = await overview();
    assert.deepEqual([team.stake, team.rounds, team.activeMembers, team.newMembers], ['38.00', 4, 3, 1]);
    assert.deepEqual([team.before.stake, team.before.activeMembers], ['40.00', 1]);
    assert.deepEqual(
      team.days
        .slice(-2)
        .map(({ stake, activeMembers }: { stake: string; activeMembers: number }) => [stake, activeMembers]),
      [
        ['7.00', 1],
        ['31.00', 3],
      ],
    );
    const direct = await overview({ scope: 'direct' });
    assert.deepEqual([direct.stake, direct.rounds, direct.activeMembers, direct.newMembers], ['26.00', 2, 2, 0]);
    assert.deepEqual([direct.before.stake, direct.members, direct.directMembers], ['40.00', 3, 2]);
    const longAgo = await overview({ from: '2026-02-20', to: '2026-02-20', scope: 'direct' });
    assert.deepEqual([longAgo.stake, longAgo.newMembers], ['40.00', 2]);
  });

  // covers 2.6
  test("exports the overview's days for the whole team or direct downlines, as on screen", async () => {
    const { player, deep, overview, file } = await branch('csv');
    await publishBets([
      settledBet(player, { stakeMinor: '250', winMinor: '100' }),
      settledBet(deep, { stakeMinor: '500', winMinor: '0' }),
      settledBet(deep, { stakeMinor: '700', winMinor: '0', day: '2026-03-01' }),
    ]);
    const [titles, ...lines] = await file('?from=2026-02-28&to=2026-03-02');
    assert.match(
      titles ?? '',
      /"Day \(UTC\+7\)",Stake,Win,Bonus,Rebate,Deposits,Withdrawals,"Players' result",Rounds,Active members$/,
    );
    assert.deepEqual(lines, [
      '2026-02-28,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0,0',
      '2026-03-01,7.00,0.00,0.00,0.00,0.00,0.00,-7.00,1,1',
      '2026-03-02,7.50,1.00,0.00,0.00,0.00,0.00,-6.50,2,2',
    ]);
    assert.deepEqual((await file('?from=2026-03-02&scope=direct')).slice(1), [
      '2026-03-02,2.50,1.00,0.00,0.00,0.00,0.00,-1.50,1,1',
    ]);
    assert.equal((await file()).length - 1, (await overview()).days.length);
  });

  test('counts new members for their upline at registration, wherever they move', async () => {
    const [was, is] = [await branch('was'), await branch('is')];
    const newcomers = async () => {
      const asked = { from: '2026-02-20', to: '2026-02-20', scope: 'direct' };
      const of = async ({ overview }: typeof was) => [
        (await overview()).newMembers,
        (await overview(asked)).newMembers,
      ];
      return [await of(was), await of(is)];
    };
    const expected = [
      [1, 2],
      [1, 2],
    ];
    assert.deepEqual(await newcomers(), expected);
    const { move: moveBranch } = harness.app.modules.member.branches;
    for (const { top } of [is, was, is]) {
      await moveBranch(was.under.id, top.id);
      assert.deepEqual(await newcomers(), expected);
    }
    const { newPath } = await moveBranch(was.top.id, is.top.id);
    assert.deepEqual(await newcomers(), expected, 'who moves takes them along, and gives none to the new one');
    await addMember(harness.app, 'is-three', { uplinePath: newPath });
    assert.deepEqual(
      (await newcomers()).map(([all]) => all),
      [2, 2],
    );
  });

  // covers 2.6
  test("counts the team's rewards and deposits once each, and points not as money", async () => {
    const { player, deep, overview } = await branch('mo');
    const { grants } = harness.app.modules.rewards;
    const given = (reference: string) => ({ memberId: deep.id, reference, name: { EN: 'Given' } });
    for (let repeat = 0; repeat < 2; repeat += 1) {
      await grants.giveAndPay({ ...given('wheel'), source: 'wheel', amountMinor: 500n, points: 3n });
      await grants.giveAndPay({ ...given('rebate'), source: 'rebate', amountMinor: 120n });
      await grants.giveAndPay({ ...given('points'), source: 'egg', points: 900n });
    }
    const { outbox, clock } = harness.app.server.kernel;
    const deposit = { reference: newId(), memberId: player.id, amountMinor: '10000' };
    for (let repeat = 0; repeat < 2; repeat += 1)
      await outbox.publish(depositCredited, { ...deposit, creditedAt: clock.now().toISOString() });
    await publishBets([settledBet(deep)]);
    const { bonus, rebate, deposit: paidIn, profitLoss, days } = await overview();
    assert.deepEqual([bonus, rebate, paidIn, profitLoss], ['5.00', '1.20', '100.00', '-8.80']);
    assert.deepEqual([days.at(-1)?.bonus, days.at(-1)?.profitLoss], ['5.00', '-8.80']);
    const direct = await overview({ scope: 'direct' });
    assert.deepEqual([direct.bonus, direct.deposit], ['0.00', '100.00']);
  });

  // covers 2.6
  test('counts a withdrawal once when it is paid, and not after a refund', async () => {
    const { top, overview } = await branch('wi');
    const player = await withdrawingMember(harness.app, 'wi-payee', 100_000n, top.uplinePath);
    const operators = await financeOperators(harness.app);
    const { withdrawals } = harness.app.modules.payments;
    const { id } = (await applyAs(harness.app, player, '100.00')).value;
    await operators.approve(id);
    const paidOut = async () => {
      await harness.app.server.kernel.outbox.drain();
      return (await overview()).withdrawal;
    };
    assert.equal(await paidOut(), '0.00');
    assert.equal(await operators.proposeAndAccept(id, 'pay'), 'done');
    const { feeMinor = 0n, amountMinor = 0n } = (await withdrawals.byId(id)) ?? {};
    const net = amountFromMinor(amountMinor - feeMinor);
    assert.equal(await paidOut(), net);
    const proofIds = [await withdrawals.addProof(player.memberId, id, await proofImage())];
    await withdrawals.answers.report({ memberId: player.memberId, id, proofIds });
    assert.equal(await paidOut(), net, 'what is disputed counts as paid until it is decided');
    assert.equal(await operators.proposeAndAccept(id, 'refund'), 'done');
    assert.equal(await paidOut(), '0.00');
  });
});

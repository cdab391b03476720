import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { listMessages } from '@portal/shared/contract/inbox/messages';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { proposeRank } from '@portal/shared/contract/rewards/operator-ranks';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { type FinanceOperators, financeOperators } from '../../payments/testing/finance-operators.ts';
import { rebatePlayer } from '../testing/rebate-player.ts';

forEachDatabase(({ database }) => {
  const harness = hostedApp(database);
  let operators: FinanceOperators;
  before(async () => {
    operators = await financeOperators(harness.app);
  });
  const propose = async (member: string, rank: number, token?: string) =>
    harness.api.send(
      proposeRank,
      { member, rank, why: 'a rank of the old portal' },
      { token: token ?? (await operators.maker()), headers: { 'idempotency-key': newId() } },
    );

  // covers 2.5, 6
  test('gives and corrects a rank by two persons, notifies the member, and records the reason in the audit', async () => {
    const player = await rebatePlayer(harness.app, 'ranked01');
    const proposed = await propose('RANKED01', 5);
    assert.equal(proposed.status, 200, proposed.message);
    assert.deepEqual([proposed.value.input.from, proposed.value.input.to], ['0', '5']);
    assert.equal(await player.rank(), 0, 'nothing is given by the proposal');
    assert.equal((await propose('ranked01', 6)).code, 'proposal_open');
    assert.equal((await operators.accept(proposed.value.id, await operators.maker())).code, 'not_allowed');
    assert.equal((await operators.accept(proposed.value.id)).status, 200);
    assert.equal(await player.rank(), 5);
    assert.deepEqual(
      (await player.gifts()).upgrades.filter(({ state }) => state !== 'locked'),
      [],
      'gifts are for levels that bets have reached',
    );
    const [line] = (await harness.api.send(listAudit, {}, { token: await operators.maker() })).value.list;
    assert.deepEqual([line?.who, line?.act, line?.why], ['checker', 'give-rank', operators.why]);
    assert.match(JSON.stringify(line?.detail), /a rank of the old portal/);
    const lowerRank = await propose('ranked01', 2);
    assert.equal((await operators.accept(lowerRank.value.id)).status, 200);
    assert.equal(await player.rank(), 2);
    const { list } = (await harness.api.send(listMessages, {}, player.keyed())).value;
    assert.deepEqual(list.map(({ title }) => title).sort(), ['Your level is now VIP 2', 'Your level is now VIP 5']);
  });

  // covers 2.5, 6
  test('refuses a rank below the reached one, an unknown one and the current one, and goes stale if the member rises', async () => {
    const player = await rebatePlayer(harness.app, 'ranked02');
    await player.play(player.bet(1_000_000));
    assert.equal(await player.rank(), 2);
    assert.equal((await propose('ranked02', 1)).code, 'rank_reached');
    assert.equal((await propose('ranked02', 2)).code, 'rank_held');
    assert.equal((await propose('ranked02', 77)).code, 'rank_unknown');
    const { value } = await propose('ranked02', 4);
    await player.play(player.bet(4_000_000));
    assert.equal((await operators.accept(value.id)).code, 'proposal_stale');
    assert.equal(await player.rank(), 3);
  });

  test('refuses a trial account, unknown members and other roles', async () => {
    await addMember(harness.app, 'trial000000009', { type: 4 });
    assert.equal((await propose('trial000000009', 3)).code, 'trial_account');
    assert.equal((await propose('nobody98', 3)).status, 404);
    await addMember(harness.app, 'ranked03');
    for (const role of ['admin', 'support', 'finance-checker'] as const)
      assert.equal(
        (await propose('ranked03', 3, await operatorToken(harness.app, `no-${role}`, role))).code,
        'not_allowed',
      );
  });
});

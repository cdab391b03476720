import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  exportDownlineTransactions,
  listDownlineTransactions,
} from '@portal/shared/contract/agents/downline-transactions';
import { exportUserProfitLoss, listUserProfitLoss } from '@portal/shared/contract/agents/profit-loss';
import { exportTeamBets, listTeamBets } from '@portal/shared/contract/agents/team-bets';
import type { App } from '../../../../app.ts';
import { type ApiClient, apiClient } from '../../../../testing/api-client.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import type { Member } from '../../../accounts/index.ts';
import { addMember, tokenOf } from '../../../accounts/testing/add-member.ts';
import { fillBranch } from '../../../accounts/testing/fill-branch.ts';
import { betCorrected, betSettled } from '../../../games/index.ts';
import { settledBet } from '../../../games/testing/settled-bet.ts';
import { between, houseAccount, memberAccount } from '../../../wallet/index.ts';

const calls = [
  ...[listUserProfitLoss, exportUserProfitLoss, listTeamBets, exportTeamBets],
  ...[listDownlineTransactions, exportDownlineTransactions],
];

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  let bets = 0;
  const members = new Map<string, Member>();
  const tokens = new Map<string, string>();
  const as = (account: string) => ({ token: tokens.get(account) ?? '' });
  const member = (account: string) => {
    const found = members.get(account);
    assert.ok(found, account);
    return found;
  };
  const profit = async (account: string, input = {}) => (await api.send(listUserProfitLoss, input, as(account))).value;
  const moved = async (account: string, input = {}) =>
    (await api.send(listDownlineTransactions, input, as(account))).value;

  async function bet(account: string, stakeMinor: string, winMinor = '0') {
    const player = await app.modules.member.byId(member(account).id);
    assert.ok(player);
    bets += 1;
    const settledAt = `2026-03-02T07:${String(bets).padStart(2, '0')}:00.000Z`;
    await app.server.kernel.outbox.publish(betSettled, settledBet(player, { stakeMinor, winMinor, settledAt }));
    await app.server.kernel.outbox.drain();
  }

  async function pay(account: string, amount: bigint, kind: string) {
    const legs = between(houseAccount('equity'), memberAccount(member(account).id), amount);
    await app.modules.wallet.post({ source: 'test', reference: `${account} ${kind}`, kind, legs });
  }

  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
    await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
    const family: [string, number, string?][] = [
      ...([
        ['top', 1],
        ['other', 1],
        ['under', 2, 'top'],
        ['direct', 0, 'top'],
        ['deep', 0, 'under'],
      ] as const),
      ...([
        ['stranger', 0, 'other'],
        ['wanderer', 2, 'under'],
        ['child', 0, 'wanderer'],
        ['trial1', 4],
      ] as const),
    ].map(([account, type, upline]) => [account, type, upline]);
    for (const [account, type, upline] of family) {
      const uplinePath = upline ? member(upline).uplinePath : '';
      members.set(account, await addMember(app, account, { type, uplinePath }));
    }
    for (const account of ['top', 'other', 'under', 'direct', 'deep', 'trial1'])
      tokens.set(account, await tokenOf(app, account));
    await bet('top', '7700');
    await bet('direct', '2500', '1000');
    await bet('under', '100');
    await bet('deep', '500', '800');
    await bet('child', '3000');
    await bet('stranger', '990000');
    for (const account of ['top', 'direct', 'deep', 'stranger']) await pay(account, 5000n, 'deposit');
    await pay('deep', 300n, 'bonus');
  });
  after(() => app.close());

  // covers 2.6
  test("lists each direct downline with its own, its team's and the whole branch's figures", async () => {
    const { list, path, totals, totalPages } = await profit('top');
    assert.deepEqual([path, totalPages], [[], 1]);
    const seen = list.map(({ account, members: below, own, team }: (typeof list)[number]) => [
      ...[account, below, own.validBet, own.profitLoss, own.rounds],
      ...[team?.validBet, team?.profitLoss],
    ]);
    assert.deepEqual(seen, [
      ['direct', 0, '25.00', '-15.00', 1, undefined, undefined],
      ['under', 3, '1.00', '-1.00', 1, '35.00', '-27.00'],
    ]);
    assert.deepEqual([totals.validBet, totals.win, totals.profitLoss, totals.rounds], ['61.00', '18.00', '-43.00', 4]);
  });

  // covers 2.6
  test('navigates down the branch, or searches all of it', async () => {
    const inside = await profit('top', { parent: 'UNDER' });
    assert.deepEqual(inside.path, [{ account: 'under' }]);
    assert.deepEqual(
      inside.list.map(({ account }: { account: string }) => account),
      ['deep', 'wanderer'],
    );
    assert.equal(inside.totals.validBet, '35.00');
    assert.deepEqual((await profit('top', { parent: 'wanderer' })).path, [
      { account: 'under' },
      { account: 'wanderer' },
    ]);
    const found = await profit('top', { search: 'D' });
    assert.deepEqual(
      found.list.map(({ account }: { account: string }) => account),
      ['deep', 'direct'],
    );
    assert.equal(found.totals.validBet, '61.00');
  });

  // covers 2.6
  test('hides figures of other branches and uplines, and returns none for unknown accounts', async () => {
    const none = { path: [], list: [], totalPages: 0 };
    for (const parent of ['stranger', 'other', 'top', 'direct', 'nobody', '%']) {
      const { path, list, totalPages, totals } = await profit('under', { parent });
      assert.deepEqual([{ path, list, totalPages }, totals.validBet], [none, '0.00'], parent);
    }
    for (const search of ['strang', 'top', 'dir', '%', '_', 'under'])
      assert.deepEqual((await profit('under', { search })).list, [], search);
  });

  // covers 2.6
  test('lists only movements below, newest first, with their sums', async () => {
    const all = await moved('top');
    const seen = all.list.map(({ account, kind, amount, balanceAfter }: (typeof all.list)[number]) => [
      ...[account, kind, amount, balanceAfter],
    ]);
    assert.deepEqual(seen, [
      ['deep', 'bonus', '3.00', '53.00'],
      ['deep', 'deposit', '50.00', '50.00'],
      ['direct', 'deposit', '50.00', '50.00'],
    ]);
    assert.deepEqual(all.totals, { movements: 3, incoming: '103.00', outgoing: '0.00' });
    const accountsOf = async (account: string, input: object) =>
      (await moved(account, input)).list.map((line: { account: string }) => line.account);
    assert.deepEqual(await accountsOf('top', { group: 'reward' }), ['deep']);
    assert.deepEqual(await accountsOf('top', { account: 'DIRECT' }), ['direct']);
    assert.deepEqual(await accountsOf('top', { pageNo: 2, pageSize: 2 }), ['direct']);
    assert.deepEqual(await accountsOf('under', {}), ['deep', 'deep']);
    for (const account of ['stranger', 'top', 'direct', 'under', 'nobody', '%'])
      assert.deepEqual(await accountsOf('under', { account }), [], account);
    assert.equal((await api.send(listDownlineTransactions, { group: 'secret' }, as('top'))).code, 'invalid_input');
  });

  // covers 2.6
  test('refuses visitors, players, trials and ended sessions, and overlong text', async () => {
    const ended = await tokenOf(app, 'direct');
    await app.modules.session.endAllOf(member('direct').id, 'ended_by_operator');
    tokens.set('direct', await tokenOf(app, 'direct'));
    for (const call of calls) {
      const codeOf = async (input: object, sender: object) => (await api.send(call, input, sender)).code ?? '';
      assert.equal(await codeOf({}, {}), 'not_logged_in', call.path);
      assert.equal(await codeOf({}, { token: ended }), 'not_logged_in', call.path);
      assert.equal(await codeOf({}, as('deep')), 'not_an_agent', call.path);
      assert.ok(['in_need_true_account', 'not_an_agent'].includes(await codeOf({}, as('trial1'))), call.path);
      const field = 'search' in call.input.entries ? 'search' : 'account';
      const long = await api.send(call, { [field]: 'a'.repeat(10_000) }, as('top'));
      assert.deepEqual([long.status, long.code], [400, 'invalid_input'], call.path);
      assert.equal(await codeOf({ from: '2026-03-02', to: '2026-03-01' }, as('top')), 'invalid_input', call.path);
      assert.equal(await codeOf({ from: '2020-01-01' }, as('top')), 'invalid_input', call.path);
    }
  });

  // covers 2.6
  test('exports the same rows without formulas', async () => {
    for (const account of ['=1+1', '+cmd', '-2', '@sum']) {
      members.set(account, await addMember(app, account, { uplinePath: member('other').uplinePath }));
      await bet(account, '100');
      await pay(account, 100n, 'deposit');
    }
    const headers = { authorization: `Bearer ${as('other').token}` };
    const file = async ({ path: url }: { path: string }) => (await app.server.inject({ url, headers })).body;
    for (const call of [exportUserProfitLoss, exportTeamBets, exportDownlineTransactions]) {
      const lines = (await file(call)).trim().split('\r\n').slice(1);
      assert.equal(lines.length, 5, call.path);
      // Only text that would be a formula by itself starts with an equals sign.
      for (const line of lines) assert.doesNotMatch(line, /(^|,)"?(?:[+@]|-\D|=(?!""[^"]*"""))/, line);
      assert.ok(
        lines.some((line: string) => line.includes("'=1+1")),
        call.path,
      );
    }
  });

  // covers 2.6, 9
  test('gives each upline the figures of its own time after a move, in every list', async () => {
    const agent = member('wanderer');
    await pay('child', 1000n, 'deposit');
    clock.advanceMs(1000);
    await app.modules.member.branches.move(agent.id, member('other').id);
    clock.advanceMs(1000);
    await bet('child', '1100');
    await pay('child', 200n, 'bonus');
    const rowOf = async (account: string, input = {}) => {
      const { list } = await profit(account, input);
      return list.find((row: { account: string }) => row.account === 'wanderer');
    };
    assert.equal((await profit('under')).totals.validBet, '35.00', 'what was before stays');
    assert.equal((await profit('top')).totals.validBet, '61.00');
    assert.equal(await rowOf('under'), undefined);
    assert.equal((await rowOf('other'))?.team?.validBet, '11.00', 'what was before is not for the new one');
    const child = (await profit('other', { parent: 'wanderer' })).list[0];
    assert.deepEqual([child?.account, child?.own.validBet], ['child', '11.00']);
    assert.equal((await profit('other', { parent: 'wanderer' })).totals.validBet, '11.00');
    const stakes = async (account: string) => {
      const { list, totalPages } = (await api.send(listTeamBets, { account: 'child' }, as(account))).value;
      return [totalPages, ...list.map((one: { stake: string }) => one.stake)];
    };
    assert.deepEqual(await stakes('under'), [1, '30.00']);
    assert.deepEqual(await stakes('other'), [1, '11.00']);
    tokens.set('wanderer', await tokenOf(app, 'wanderer'));
    assert.deepEqual(await stakes('wanderer'), [1, '11.00', '30.00']);
    const movements = async (account: string, input: object) => {
      const { list, totals } = await moved(account, input);
      const ofChild = list.filter((line: { account: string }) => line.account === 'child');
      return [totals.incoming, ...ofChild.map(({ kind, balanceAfter }: (typeof list)[number]) => [kind, balanceAfter])];
    };
    const [deposit, bonus] = [
      ['deposit', '10.00'],
      ['bonus', '12.00'],
    ];
    for (const account of ['under', 'top'])
      assert.deepEqual(await movements(account, { account: 'child' }), ['10.00', deposit], account);
    assert.deepEqual(await movements('under', {}), ['63.00', deposit]);
    assert.deepEqual(await movements('other', { account: 'CHILD' }), ['2.00', bonus]);
    assert.deepEqual((await movements('other', {})).slice(1), [bonus]);
    assert.deepEqual(await movements('wanderer', {}), ['12.00', bonus, deposit]);
    for (const [account, rows] of [
      ['under', 1],
      ['other', 1],
      ['wanderer', 2],
    ] as const) {
      const headers = { authorization: `Bearer ${as(account).token}` };
      const file = await app.server.inject({ url: `${exportDownlineTransactions.path}?account=child`, headers });
      assert.equal(file.body.trim().split('\r\n').length - 1, rows, account);
    }
    assert.equal((await profit('wanderer')).totals.validBet, '41.00');
    assert.equal((await profit('wanderer')).list[0]?.own.validBet, '41.00');
  });

  // covers 2.6, 9
  test('lists a correction separately, on its own day, under the upline of its bet', async () => {
    for (const account of ['before', 'after']) {
      members.set(account, await addMember(app, account, { type: 1 }));
      tokens.set(account, await tokenOf(app, account));
    }
    const player = await addMember(app, 'corrected', { uplinePath: member('before').uplinePath });
    const { outbox } = app.server.kernel;
    const settled = settledBet(player, { settledAt: '2026-03-01T07:00:00.000Z', day: '2026-03-01' });
    await outbox.publish(betSettled, settled);
    await app.modules.member.branches.move(player.id, member('after').id);
    const correction = { winBeforeMinor: '1000', winMinor: '300', transactionId: 'c1' };
    await outbox.publish(betCorrected, { ...settled, ...correction, correctedAt: '2026-03-02T07:30:00.000Z' });
    await outbox.drain();
    const listed = async (account: string, input = {}) => {
      const { list, totalPages } = (await api.send(listTeamBets, input, as(account))).value;
      return [totalPages, ...list.map((one) => [one.roundId === settled.roundId, one.state, one.stake, one.win])];
    };
    const expected = [true, 'corrected', '0.00', '-7.00'];
    assert.deepEqual(await listed('before'), [1, expected, [true, 'settled', '25.00', '10.00']]);
    assert.deepEqual(await listed('before', { from: '2026-03-02' }), [1, expected]);
    assert.deepEqual(await listed('after'), [0]);
  });

  // covers 2.6
  test('requires an account for movements of a branch beyond 1,000 members', async () => {
    const wide = await addMember(app, 'wide', { type: 1 });
    const single = await addMember(app, 'single', { uplinePath: wide.uplinePath });
    members.set('single', single);
    await pay('single', 900n, 'deposit');
    await fillBranch(database(), { headPath: wide.uplinePath, count: 1000, prefix: 'wide' });
    tokens.set('wide', await tokenOf(app, 'wide'));
    for (const call of [listDownlineTransactions, exportDownlineTransactions]) {
      const { status, code, message } = await api.send(call, {}, as('wide'));
      assert.deepEqual([status, code], [422, 'branch_too_large']);
      assert.match(message ?? '', /1000/);
    }
    assert.equal((await moved('wide', { account: 'single' })).totals.incoming, '9.00');
  });
});

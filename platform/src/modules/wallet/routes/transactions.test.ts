import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeZone } from '@portal/shared/contract/accounts/profile';
import type { Call } from '@portal/shared/contract/calls/define-call';
import { exportBets, getBet, listBets } from '@portal/shared/contract/games/bets';
import { exportProfit, getProfit } from '@portal/shared/contract/games/profit';
import { vendorBet, vendorRollback, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { exportTransactions, listTransactions } from '@portal/shared/contract/wallet/transactions';
import { eq } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { members } from '../../accounts/tables.ts';
import { games } from '../../games/games.tables.ts';
import { betOf, rollbackOf, winOf } from '../../games/testing/play-moves.ts';
import {
  launchedPlayer,
  type TestPlayer,
  type TestStudio,
  testGame,
  testStudio,
} from '../../games/testing/test-studio.ts';
import { between, houseAccount, memberAccount } from '../index.ts';

/** What a member reads of their play and money: records, sums by day, files. */
forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let studio: TestStudio;
  let anna: TestPlayer;
  let dora: TestPlayer;
  const rounds: string[] = [];

  before(async () => {
    app = await testApp(database(), { clock });
    studio = await testStudio(app);
    anna = await launchedPlayer(app, studio, 'anna01', 100_000n);
    dora = await launchedPlayer(app, studio, 'dora01', 100_000n);
    await play({ win: '25.00' });
    await play({ win: '0.00' });
    const rolledBack = betOf(anna);
    await studio.send(vendorBet, rolledBack);
    await studio.send(vendorRollback, rollbackOf(rolledBack));
    const open = betOf(anna, { amount: '3.00' });
    await studio.send(vendorBet, open);
    rounds.push(rolledBack.roundId, open.roundId);
  });
  after(() => app.close());

  async function play({ win }: { win: string }): Promise<void> {
    const bet = betOf(anna);
    await studio.send(vendorBet, bet);
    await studio.send(vendorWin, winOf(bet, { amount: win }));
    rounds.push(bet.roundId);
  }

  const ask = <C extends Call>(call: C, input: Record<string, unknown> = {}, player = anna) =>
    apiClient(app).send(call, input, { token: player.token });

  async function file(call: Call, query: Record<string, string> = {}) {
    const url = `${call.path}?${new URLSearchParams(query)}`;
    const answer = await app.server.inject({ url, headers: { authorization: `Bearer ${anna.token}` } });
    return { ...answer, lines: answer.body.replace('\uFEFF', '').split('\r\n').slice(0, -1) };
  }

  // covers 2.5
  test('filters the betting record by state, vendor and category, with totals of all pages', async () => {
    const page = (await ask(listBets, { pageSize: 2 })).value;
    assert.equal(page.list.length, 2);
    assert.deepEqual(page.totals, { rounds: 3, stake: '23.00', win: '25.00', profit: '2.00' });
    assert.deepEqual([page.totalPages, page.period], [2, { from: '2026-02-24', to: '2026-03-02' }]);
    const count = async (query: Record<string, unknown>) => (await ask(listBets, query)).value.totals.rounds;
    assert.equal(await count({ state: 'settled' }), 2);
    assert.equal(await count({ state: 'open' }), 1);
    assert.equal(await count({ state: 'rolled_back' }), 1);
    const [back] = (await ask(listBets, { state: 'rolled_back' })).value.list;
    assert.deepEqual([back?.stake, back?.win, back?.profit], ['10.00', '0.00', '0.00'], 'shows what was rolled back');
    assert.equal(await count({ gameType: 'RNG', vassalage: 'TEST' }), 3);
    assert.equal(await count({ gameType: 'LIVE' }), 0);
    assert.equal(await count({ vassalage: 'NOBODY' }), 0);
    assert.equal(await count({ from: '2026-02-20', to: '2026-03-01' }), 0);
  });

  const refused: [Record<string, unknown>, string][] = [
    [{ pageNo: 0 }, 'pageNo'],
    [{ pageSize: 10_000 }, 'pageSize'],
    [{ pageSize: 'many' }, 'pageSize'],
    [{ from: '2025-11-01' }, 'from'],
    [{ from: '2026-03-02', to: '2026-03-01' }, 'from'],
    [{ from: '2026-02-30' }, 'from'],
    [{ to: 'yesterday' }, 'to'],
    [{ state: 'lost' }, 'state'],
    [{ gameType: 'CHESS' }, 'gameType'],
  ];

  // covers 2.5
  test('refuses invalid pages, periods and filters at their field', async () => {
    for (const [query, field] of refused) {
      const { status, code, fields } = await ask(listBets, query);
      assert.deepEqual(
        [status, code, Object.keys(fields ?? {})],
        [400, 'invalid_input', [field]],
        JSON.stringify(query),
      );
    }
    for (const call of [getProfit, listTransactions]) {
      assert.deepEqual((await ask(call, { from: '2025-11-01' })).fields, {
        from: 'Please choose dates within the last 3 months',
      });
    }
    assert.equal((await ask(listTransactions, { group: 'gifts' })).code, 'invalid_input');
    assert.equal((await ask(getProfit, { by: 'hour' })).code, 'invalid_input');
  });

  // covers 2.5
  test('shows the detail of a round: movements, ledger transfer and balances', async () => {
    const [row] = (await ask(listBets, { state: 'settled' })).value.list.filter(({ roundId }) => roundId === rounds[0]);
    const detail = (await ask(getBet, { id: row?.id })).value;
    assert.deepEqual(
      detail.movements.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter]),
      [
        ['bet', '-10.00', '990.00'],
        ['win', '25.00', '1015.00'],
      ],
    );
    assert.ok(detail.movements.every(({ transferId }) => transferId !== undefined));
    assert.deepEqual([detail.wallet, detail.state, detail.proofUrl], ['main', 'settled', undefined]);
  });

  test('shows a win of zero in the detail without a transfer', async () => {
    const [row] = (await ask(listBets)).value.list.filter(({ roundId }) => roundId === rounds[1]);
    const [, win] = (await ask(getBet, { id: row?.id })).value.movements;
    assert.deepEqual([win?.kind, win?.amount, win?.transferId], ['win', '0.00', undefined]);
  });

  // covers 2.5
  test('does not find another member’s round or an unknown one', async () => {
    const [row] = (await ask(listBets)).value.list;
    for (const [id, player] of [
      [row?.id, dora],
      ['test-studio:nothing', anna],
    ] as const) {
      const answer = await ask(getBet, { id }, player);
      assert.deepEqual([answer.status, answer.code], [404, 'not_found']);
    }
  });

  // covers 2.5
  test('computes profit by day and by month from settled rounds', async () => {
    const byDay = (await ask(getProfit)).value;
    const sums = { rounds: 2, stake: '20.00', win: '25.00', profit: '5.00' };
    assert.deepEqual(byDay.points, [{ at: '2026-03-02', ...sums }]);
    assert.deepEqual(byDay.totals, sums);
    assert.deepEqual((await ask(getProfit, { by: 'month' })).value.points, [{ at: '2026-03', ...sums }]);
    assert.deepEqual((await ask(getProfit, { gameType: 'LIVE' })).value.points, []);
  });

  // covers 2.5
  test('groups the movements of the account record, with balance before and after and the round', async () => {
    await app.modules.wallet.adjust(anna.playerId, {
      source: 'adjustment',
      reference: 'adj-1',
      kind: 'adjustment',
      legs: between(memberAccount(anna.playerId), houseAccount('adjustments'), 500n),
    });
    const all = (await ask(listTransactions)).value;
    assert.deepEqual(all.totals, { movements: 8, in: '1035.00', out: '-38.00', net: '997.00' });
    for (const { amount, balanceBefore, balanceAfter } of all.list)
      assert.equal(Number(balanceBefore) + Number(amount), Number(balanceAfter));
    const only = async (group: string) => (await ask(listTransactions, { group })).value.list.map(({ type }) => type);
    assert.deepEqual(await only('correction'), ['adjustment']);
    assert.deepEqual(await only('deposit'), ['deposit']);
    assert.equal((await only('play')).length, 6);
    assert.deepEqual(await only('other'), []);
    const [bet] = (await ask(listTransactions, { group: 'play' })).value.list;
    assert.equal(bet?.betId, `test-studio:${rounds[3]}`);
  });

  // covers 2.5
  test('writes the whole selection to a file, as text/csv with a byte order mark', async () => {
    const bets = await file(exportBets, { state: 'settled' });
    assert.equal(bets.headers['content-type'], 'text/csv; charset=utf-8');
    assert.match(String(bets.headers['content-disposition']), /betting-record-2026-02-24-2026-03-02\.csv/);
    assert.equal(bets.rawPayload.subarray(0, 3).toString('hex'), 'efbbbf');
    assert.equal(bets.lines.length, 3);
    assert.match(bets.lines[0] ?? '', /^"Time \(UTC\+7\)",.*,"Settled \(UTC\+7\)"$/);
    const won = bets.lines.find((line) => line.includes(rounds[0] ?? ''));
    assert.match(won ?? '', new RegExp(`${rounds[0]}.*10\\.00,25\\.00,15\\.00,1000\\.00,1015\\.00`));
    assert.equal((await file(exportTransactions)).lines.length, 9);
    assert.equal((await file(exportProfit)).lines[1], '2026-03-02,2,20.00,25.00,5.00');
    assert.equal((await file(exportBets, { from: '2025-03-02', to: '2025-03-03' })).lines.length, 1);
    const tooOld = await file(exportBets, { from: '2025-03-01', to: '2025-03-03' });
    assert.deepEqual(
      [tooOld.statusCode, tooOld.json().fields],
      [400, { from: 'Please choose dates within the last 12 months' }],
    );
  });

  // covers 2.5
  test("writes times in the member's zone and days in the portal's, and says so in the header", async () => {
    const firstTimes = async () => {
      const [head = '', first = ''] = (await file(exportBets, { state: 'open' })).lines;
      return [head.split(',')[0], first.split(',')[0]];
    };
    assert.deepEqual(await firstTimes(), ['"Time (UTC+7)"', '2026-03-02 15:00:00']);
    await ask(setTimeZone, { timeZone: 'Asia/Kolkata' });
    assert.deepEqual(await firstTimes(), ['"Time (UTC+5:30)"', '2026-03-02 13:30:00']);
    assert.match((await file(exportProfit)).lines[0] ?? '', /^"Day \(UTC\+7\)"/);
    await app.server.kernel.db.update(members).set({ timeZone: 'Mars/Olympus_Mons' });
    assert.deepEqual(await firstTimes(), ['"Time (UTC+7)"', '2026-03-02 15:00:00'], 'a zone that is known no more');
    await ask(setTimeZone, { timeZone: '' });
  });

  // covers 2.5
  test('writes no cell that is a formula, whatever a game is called', async () => {
    const { db } = app.server.kernel;
    await db.update(games).set({ name: '=HYPERLINK("http://evil")' }).where(eq(games.gameCode, testGame));
    const { lines } = await file(exportBets);
    assert.ok(lines.some((line) => line.includes(`"'=HYPERLINK(""http://evil"")"`)));
    assert.ok(lines.every((line) => line.split(',').every((cell) => !/^"?[=+@]/.test(cell))));
  });

  test('gives a file only to its member', async () => {
    const answer = await app.server.inject({ url: exportBets.path });
    assert.deepEqual([answer.statusCode, answer.json().code], [401, 'not_logged_in']);
  });
});

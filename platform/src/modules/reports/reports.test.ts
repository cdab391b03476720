import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { findDispute } from '@portal/shared/contract/reports/operator-disputes';
import { getReconciliation, runReconciliation } from '@portal/shared/contract/reports/operator-reconciliation';
import { exportRevenue, getRevenue } from '@portal/shared/contract/reports/operator-revenue';
import { vendorBet, vendorRollback, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import type { StatementLine } from '@portal/shared/contract/vendor-api/statement';
import type { App } from '../../app.ts';
import { apiClient } from '../../testing/api-client.ts';
import { forEachDatabase } from '../../testing/database/databases.ts';
import { operatorToken } from '../../testing/operator-token.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testApp } from '../../testing/test-kernel.ts';
import { betOf, rollbackOf, winOf } from '../games/testing/play-moves.ts';
import { launchedPlayer, type TestPlayer, type TestStudio, testStudio } from '../games/testing/test-studio.ts';
import { fakeProvider } from '../payments/testing/fake-provider.ts';
import { type StatementServer, startStatementServer } from './testing/statement-server.ts';

const day = '2026-03-02';
const why = 'the books of the day';

/** The operator's reports, on both databases. */
forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let statementServer: StatementServer;
  let studio: TestStudio;
  let anna: TestPlayer;
  let finance = '';
  let support = '';
  const lines: StatementLine[] = [];
  let won: ReturnType<typeof betOf>;

  before(async () => {
    statementServer = await startStatementServer();
    app = await testApp(database(), { clock, env: { VENDOR_ORIGIN: statementServer.origin } });
    fakeProvider(app);
    studio = await testStudio(app);
    anna = await launchedPlayer(app, studio, 'anna01', 100_000n);
    finance = await operatorToken(app, 'books', 'finance-maker');
    support = await operatorToken(app, 'helper', 'support');
    won = await play('25.00');
    await play('0.00');
    const rolledBack = betOf(anna);
    const back = rollbackOf(rolledBack);
    await studio.send(vendorBet, rolledBack);
    await studio.send(vendorRollback, back);
    note('bet', rolledBack);
    note('rollback', { ...back, amount: undefined });
  });
  after(async () => {
    await app.close();
    await statementServer.close();
  });

  async function play(amount: string) {
    const bet = betOf(anna);
    const win = winOf(bet, { amount });
    await studio.send(vendorBet, bet);
    await studio.send(vendorWin, win);
    note('bet', bet);
    note('win', win);
    return bet;
  }

  function note(kind: StatementLine['kind'], moved: { transactionId: string; roundId: string; amount?: string }): void {
    const { transactionId, roundId, amount } = moved;
    lines.push({ transactionId, roundId, kind, at: clock.now().toISOString(), ...(amount && { amount }) });
  }

  const as = (token: string) => ({ token });
  const run = () => apiClient(app).send(runReconciliation, { day, why }, as(finance));
  const lastReport = () => apiClient(app).send(getReconciliation, { day }, as(finance));

  test('does not reconcile a day in progress, and has no report before one was made', async () => {
    const answer = await run();
    assert.deepEqual([answer.status, answer.code, Object.keys(answer.fields ?? {})], [422, 'day_not_over', ['day']]);
    assert.equal((await lastReport()).code, 'not_found');
  });

  // covers 7.2
  test('reports revenue by day, vendor and category as in the ledger', async () => {
    const { value } = await apiClient(app).send(getRevenue, { from: day, to: day }, as(finance));
    const money = { bets: 3, stakes: '30.00', rollbacks: '10.00', wins: '25.00', jackpots: '0.00', revenue: '-5.00' };
    assert.deepEqual(value, {
      rows: [{ day, vassalage: 'TEST', gameType: 'RNG', ...money }],
      totals: money,
      matchesLedger: true,
    });
    const url = `${exportRevenue.path}?from=${day}&to=${day}`;
    const file = await app.server.inject({ url, headers: { authorization: `Bearer ${finance}` } });
    assert.equal(file.body.split('\r\n')[1], `${day},TEST,RNG,3,30.00,10.00,25.00,0.00,-5.00`);
  });

  test('restricts reports to finance and disputes to support', async () => {
    const revenue = await apiClient(app).send(getRevenue, { from: day, to: day }, as(support));
    const dispute = await apiClient(app).send(findDispute, { member: 'anna01' }, as(finance));
    assert.deepEqual([revenue.code, dispute.code], ['not_allowed', 'not_allowed']);
  });

  // covers 7.2
  test('makes one clean report of the past day, however often the daily job runs', async () => {
    statementServer.makeUnavailable();
    clock.set('2026-03-02T17:45:00Z');
    await app.server.kernel.jobs.runDue();
    assert.equal((await lastReport()).code, 'not_found', 'a statement that cannot be read is waited for');
    statementServer.setStatement(lines);
    for (const time of ['18:05', '18:25', '23:25']) {
      clock.set(`2026-03-02T${time}:00Z`);
      await app.server.kernel.jobs.runDue();
    }
    const { value } = await lastReport();
    assert.deepEqual([value.isClean, value.madeBy, value.madeAt], [true, 'daily', '2026-03-02T18:05:00.000Z']);
    assert.deepEqual(value.sources, [
      {
        source: 'vendor:test-studio',
        state: 'compared',
        notCovered: 0,
        differences: 0,
        ours: { movements: 5, sum: '65.00' },
        theirs: { movements: 6, sum: '55.00' },
      },
      {
        source: 'provider:sandbox',
        state: 'compared',
        notCovered: 0,
        differences: 0,
        ours: { movements: 0, sum: '0.00' },
        theirs: { movements: 0, sum: '0.00' },
      },
      ...['ledger:deposits', 'ledger:notices', 'ledger:withdrawals'].map((source) => ({
        source,
        state: 'compared',
        notCovered: 0,
        differences: 0,
        ours: { movements: 0, sum: '0.00' },
        theirs: { movements: 0, sum: '0.00' },
      })),
    ]);
    assert.match(String(statementServer.lastHeaders()['x-vendor-signature']), /^[0-9a-f]{64}$/);
    const { rows } = await database().db.execute('select count(*)::int as reports from reconciliations');
    assert.deepEqual(rows, [{ reports: 1 }]);
  });

  // covers 7.2
  test('lists each planted difference with its kind', async () => {
    const [bet, win, second] = lines;
    assert.ok(bet && win && second);
    const stranger = { ...bet, transactionId: 'never-posted', amount: '7.00' };
    const others = lines.filter((line) => line !== bet && line !== win && line !== second);
    statementServer.setStatement([{ ...win, amount: '26.00' }, { ...second, kind: 'jackpot' }, stranger, ...others]);
    const { value } = await run();
    const found = value.differences.map(({ reference, kind, ours, theirs }) => [reference, kind, ours, theirs]);
    const expected = [
      [bet.transactionId, 'missing_there', 'bet 10.00', undefined],
      [win.transactionId, 'amount', 'win 25.00', 'win 26.00'],
      [second.transactionId, 'kind', 'bet 10.00', 'jackpot 10.00'],
      ['never-posted', 'missing_here', undefined, 'bet 7.00'],
    ];
    assert.deepEqual(
      found,
      expected.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    );
    assert.deepEqual([value.isClean, value.madeBy], [false, 'books']);
    assert.deepEqual((await lastReport()).value, value);
  });

  test('reports a studio that does not answer as unavailable, not as a difference', async () => {
    statementServer.makeUnavailable();
    const { value } = await run();
    const [source] = value.sources;
    assert.deepEqual([source?.state, source?.differences, value.isClean], ['unavailable', 0, false]);
    assert.match(source?.reason ?? '', /answered 503/);
  });

  test('reports records that differ from the ledger', async () => {
    statementServer.setStatement(lines);
    await database().db.execute(
      "update round_transactions set amount_minor = amount_minor + 1 where kind = 'win' and amount_minor > 0",
    );
    const { value } = await run();
    const wins = value.records.find(({ kind }) => kind === 'win');
    assert.deepEqual(wins, { kind: 'win', ledger: '25.00', records: '25.01', isEqual: false });
    const revenue = await apiClient(app).send(getRevenue, { from: day, to: day }, as(finance));
    assert.equal(revenue.value.matchesLedger, false);
  });

  // covers 7.2
  test("finds a dispute by round, transaction and member, with both sides' legs and an audit line", async () => {
    const ask = async (input: Record<string, string>) => apiClient(app).send(findDispute, input, as(support));
    const [round] = (await ask({ roundId: won.roundId })).value.rounds;
    assert.deepEqual([round?.account, round?.stake, round?.provider], ['anna01', '10.00', 'test-studio']);
    assert.equal(round?.transactions.length, 2);
    assert.equal(round?.legs.length, 4);
    assert.equal(
      round?.legs.reduce((sum, { amount }) => sum + Number(amount), 0),
      0,
    );
    assert.equal(round?.launch?.id, anna.launchId);
    assert.equal((await ask({ transactionId: won.transactionId })).value.rounds[0]?.id, round?.id);
    assert.equal((await ask({ member: 'anna01' })).value.rounds.length, 3);
    assert.deepEqual((await ask({ roundId: 'nothing' })).value.rounds, []);
    assert.equal((await ask({ member: 'nobody99' })).code, 'not_found');
    const none = await ask({});
    assert.deepEqual([none.status, Object.keys(none.fields ?? {})], [400, ['roundId']]);
    const auditor = await operatorToken(app, 'auditor', 'admin');
    const { list } = (await apiClient(app).send(listAudit, {}, as(auditor))).value;
    const looks = list.filter(({ act }) => act === 'look-at-dispute');
    assert.equal(looks.length, 4);
    assert.equal(looks.at(-1)?.target, won.roundId);
  });

  // covers 7.1
  test('shows in a dispute what the studio says about the round, or that it was unavailable', async () => {
    const ask = async () =>
      (await apiClient(app).send(findDispute, { roundId: won.roundId }, as(support))).value.rounds[0]?.studio;
    const at = clock.now().toISOString();
    const drawn = { game: 'dragon-gate', state: 'settled', stake: '10.00', win: '25.00', at, outcome: '{"units":5}' };
    const transactions = lines.filter(({ roundId }) => roundId === won.roundId);
    statementServer.setRound({ drawn, transactions });
    assert.deepEqual(await ask(), { state: 'answered', drawn, transactions });
    assert.match(String(statementServer.lastHeaders()['x-vendor-signature']), /^[0-9a-f]{64}$/);
    statementServer.setRound({ drawn: 'nothing' });
    assert.deepEqual(await ask(), { state: 'unavailable', reason: 'the answer is not as agreed' });
    statementServer.makeUnavailable();
    assert.deepEqual(await ask(), { state: 'unavailable', reason: 'answered 503' });
  });

  test("does not find another member’s round by a member's name", async () => {
    await launchedPlayer(app, studio, 'dora01', 1000n);
    const asked = { member: 'dora01', roundId: won.roundId };
    assert.deepEqual((await apiClient(app).send(findDispute, asked, as(support))).value.rounds, []);
  });

  test('makes up days without a run, oldest first', async () => {
    statementServer.setStatement(lines);
    for (const time of ['18:05', '18:25', '18:45', '19:05']) {
      clock.set(`2026-03-05T${time}:00Z`);
      await app.server.kernel.jobs.runDue();
    }
    const { rows } = await database().db.execute(
      "select day::text as day from reconciliations where made_by = 'daily' order by id",
    );
    assert.deepEqual(
      rows.map(({ day: made }) => made),
      ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'],
    );
  });
});

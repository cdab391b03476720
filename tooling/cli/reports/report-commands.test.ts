import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { commandHarness } from '../testing/command-harness.ts';
import { disputeCommands } from './dispute-command.ts';
import { reportCommands } from './report-commands.ts';

const harness = commandHarness();
const commands = { ...reportCommands, ...disputeCommands };
const run = (...args: string[]) => harness.run(commands, ...args);

const source = {
  source: 'vendor:studio',
  state: 'compared',
  notCovered: 0,
  differences: 1,
  ours: { movements: 1, sum: '10.00' },
  theirs: { movements: 0, sum: '0.00' },
};
const report = {
  day: '2026-03-02',
  madeAt: '2026-03-03T00:00:00.000Z',
  madeBy: 'daily',
  isClean: false,
  records: [{ kind: 'bet', ledger: '-10.00', records: '-10.00', isEqual: true }],
  sources: [source],
  differences: [{ source: 'vendor:studio', reference: 't-1', kind: 'missing_there', ours: 'bet 10.00' }],
};
const money = { bets: 1, stakes: '10.00', rollbacks: '0.00', wins: '4.00', jackpots: '0.00', revenue: '6.00' };

test('lists the differences of a reconciliation with exit code 1; a clean one has exit code 0', async () => {
  harness.gives(report);
  const differs = await run('report', 'reconciliation', '2026-03-02');
  assert.equal(differs.code, 1);
  assert.match(differs.error, /vendor:studio\s+t-1\s+missing_there\s+bet 10\.00/);
  harness.gives({ ...report, isClean: true, differences: [] });
  assert.equal((await run('report', 'reconciliation', '2026-03-02')).code, 0);
});

test('requires a reason to read the statements again', async () => {
  harness.gives({ ...report, isClean: true });
  assert.equal((await run('report', 'reconciliation', '2026-03-02', '--again')).code === 0, false);
  await run('report', 'reconciliation', '2026-03-02', '--again', '--why', 'the studio is back');
  assert.deepEqual(harness.asked().body, { day: '2026-03-02', why: 'the studio is back' });
});

test('prints revenue as a table with totals, and warns if it differs from the ledger', async () => {
  const rows = [{ day: '2026-03-02', vassalage: 'MANGO', gameType: 'RNG', ...money }];
  harness.gives({ rows, totals: money, matchesLedger: false });
  const { out } = await run('report', 'revenue', '--from', '2026-03-02');
  assert.match(out, /MANGO\s+RNG\s+1\s+10\.00\s+0\.00\s+4\.00\s+0\.00\s+6\.00/);
  assert.match(out, /DO NOT MATCH THE LEDGER/);
  assert.match(harness.asked().url ?? '', /from=2026-03-02&to=2026-03-02/);
});

test('revenue is written to a file that spreadsheets read', async () => {
  harness.givesFile('Day\r\n');
  const file = path.join(harness.folder(), 'revenue.csv');
  assert.equal((await run('report', 'revenue', '--from', '2026-03-02', '--csv', file)).code, 0);
  assert.equal(await readFile(file, 'utf8'), '\uFEFFDay\r\n');
});

test('prints that a dispute found nothing', async () => {
  harness.gives({ rounds: [] });
  assert.equal((await run('dispute', '--round', 'abc')).out.trim(), 'No such round.');
  assert.match(harness.asked().url ?? '', /roundId=abc/);
});

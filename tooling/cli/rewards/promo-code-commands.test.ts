import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { promoCodeCommands } from './promo-code-commands.ts';

const { gives, givesFile, asked, forget, ...harness } = commandHarness();
const run = (...args: string[]) => harness.run(promoCodeCommands, 'promo-codes', ...args);
const [from, until] = ['2026-03-02T00:00:00Z', '2026-03-09T00:00:00Z'];
const campaign = {
  id: 'c-1',
  code: 'LANTERN50',
  state: 'open',
  used: 3,
  uses: 100,
  amount: '50.00',
  points: 5,
  turnoverPercent: 300,
  claimDays: 30,
  given: '150.00',
  budget: '2000.00',
  startsAt: from,
  endsAt: until,
  newWithinDays: 7,
  minRank: 1,
  minDeposit: '20.00',
  contact: 'verified',
  madeBy: 'ann, ben',
  madeAt: from,
};
const request = {
  id: 'p-1',
  act: 'promo-codes.make',
  targetId: 'c-1',
  input: {},
  maker: 'ann',
  why: 'a feast',
  madeAt: from,
  state: 'open',
};
const basis = ['create', '--uses', '100', '--from', from, '--until', until];

test('promo codes are proposed with reward, limits and conditions', async () => {
  gives({ approvalRequest: request });
  const words = ['--code', 'LANTERN50', '--amount', '50', '--turnover', '300', '--weights', 'RNG=100, LIVE=15'];
  const limits = ['--budget', '2,000.00', '--new-within', '7', '--rank', '1', '--verified-contact', '--why', 'a feast'];
  assert.match((await run(...basis, ...words, ...limits)).out, /proposals accept p-1/);
  assert.deepEqual([asked().method, asked().url], ['POST', '/operator/promoCodes']);
  assert.deepEqual(asked().body, {
    code: 'LANTERN50',
    uses: 100,
    startsAt: from,
    endsAt: until,
    amount: '50.00',
    turnoverPercent: 300,
    weights: '{"RNG":100,"LIVE":15}',
    budget: '2000.00',
    newWithinDays: 7,
    minRank: 1,
    contact: 'verified',
    why: 'a feast',
  });
  gives({ campaign });
  assert.match((await run(...basis, '--amount', '5.00', '--why', 'one is enough')).out, /Made as c-1/);
});

test('nothing is asked for without a reason, uses, period or readable weights', async () => {
  forget();
  assert.match((await run(...basis)).error, /Say why/);
  assert.match((await run('create', '--uses', '5', '--why', 'x')).error, /uses and a period/);
  const wrong = await run(...basis, '--weights', 'RNG:100', '--why', 'x');
  assert.deepEqual([wrong.code, /RNG=100/.test(wrong.error)], [exitCodes.refused, true]);
  assert.deepEqual(asked(), {});
});

test('campaigns are listed with uses, money given and for whom they are', async () => {
  gives({ list: [campaign, { ...campaign, id: 'c-2', code: undefined, minRank: 0 }], totalPages: 1 });
  const { out } = await run('list', '--state', 'open', '--code', 'LANTERN50');
  assert.equal(asked().url, '/operator/promoCodes?state=open&code=LANTERN50&pageNo=1&pageSize=50');
  assert.match(out, /c-1 +LANTERN50 +open +3 of 100 +50\.00 \(turnover 300 %\) \+ 5 points +150\.00 +2000\.00/);
  assert.match(out, /new within 7 days, VIP 1, deposits of 20\.00, verified contact/);
  assert.match(out, /c-2 +one-use codes/);
});

test('a campaign is paused, resumed and ended with a reason', async () => {
  for (const [act, state] of [
    ['pause', 'paused'],
    ['resume', 'open'],
    ['end', 'ended'],
  ] as const) {
    gives({ ...campaign, state });
    assert.match((await run(act, 'c-1', '--why', 'as planned')).out, new RegExp(`LANTERN50 is ${state} after 3 uses`));
    assert.deepEqual([asked().url, asked().body], ['/operator/promoCodes/c-1/state', { act, why: 'as planned' }]);
  }
});

test('the codes of a campaign are written to a file that only its owner reads', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'promo-codes-'));
  try {
    const file = path.join(folder, 'codes.csv');
    givesFile('Code,Used by\r\n2345-6789-ABCD,\r\n');
    assert.match((await run('export', 'c-1', file)).out, /Written/);
    assert.match(await readFile(file, 'utf8'), /^\uFEFFCode,Used by\r\n2345-6789-ABCD/);
    assert.equal((await stat(file)).mode & 0o777, 0o600);
  } finally {
    await rm(folder, { recursive: true });
  }
});

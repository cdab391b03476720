import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandHarness } from '../testing/command-harness.ts';
import { tournamentCommands } from './tournament-commands.ts';

const { gives, asked, forget, ...harness } = commandHarness();
const run = (...args: string[]) => harness.run(tournamentCommands, ...args);
const at = '2026-01-01T00:00:00.000Z';
const until = '2026-01-02T00:00:00.000Z';
const terms = {
  measure: 'stake',
  minStake: '2.00',
  scope: { by: 'category', of: [{ id: 'RNG', name: 'RNG' }] },
  startsAt: at,
  endsAt: until,
  entry: 'open',
  minRank: 0,
  prizes: [{ first: 1, last: 1, amount: '100.00', points: 0, turnoverPercent: 300 }],
  budget: { amount: '100.00', points: 20 },
};
const made = { madeBy: 'nadia, omar', madeAt: at, names: { EN: 'Race' }, id: 't-1', players: 7 };
const row = { ...terms, ...made, state: 'finished', paid: { amount: '100.00', points: 0 } };

test('a tournament is proposed from a file, with its budget; faults of the file are named', async () => {
  const request = { id: 'p-1', act: 'tournament.create', targetId: 't-1', input: {}, maker: 'nadia', why: 'a race' };
  gives({ id: 't-1', budget: terms.budget, approvalRequest: { ...request, madeAt: at, state: 'open' } });
  const file = {
    name: { EN: 'Race' },
    measure: 'stake',
    scope: { by: 'all' },
    startsAt: at,
    endsAt: until,
    entry: 'open',
    prizes: [{ places: 1, amount: '100.00' }],
  };
  const { out } = await run('tournaments', 'create', JSON.stringify(file), '--why', 'a race');
  assert.match(out, /t-1 with prizes of 100\.00 and 20 points[\s\S]*proposals accept p-1/);
  const prizes = [{ places: 1, amount: '100.00', turnoverPercent: 100 }];
  const filled = { ...file, scope: { by: 'all', of: [] }, minStake: '0.00', minRank: 0, prizes, why: 'a race' };
  assert.deepEqual(asked().body, filled);
  forget();
  const bad = JSON.stringify({ ...file, prizes: [{ places: 0, amount: '1.00' }] });
  assert.match((await run('tournaments', 'create', bad, '--why', 'a race')).error, /prizes\.0\.places/);
  assert.match((await run('tournaments', 'create', JSON.stringify(file))).error, /Say why/);
  assert.deepEqual(asked(), {});
});

test('tournaments are listed, cancelled and shown with their result', async () => {
  gives({ list: [row], totalPages: 1 });
  assert.match(
    (await run('tournaments', 'list')).out,
    /t-1 +Race +finished .* 7 +100\.00 and 20 points +100\.00 +nadia, omar/,
  );
  gives({ ...row, state: 'cancelled', reason: 'no games' });
  assert.match((await run('tournaments', 'cancel', 't-1', '--why', 'no games')).out, /Race is cancelled/);
  const prize = { amount: '100.00', points: 0, turnoverPercent: 300 };
  const first = { place: 1, memberId: 'm-1', account: 'player01', score: '90.00', reachedAt: at, prize, isPaid: true };
  gives({ tournament: row, list: [first], totalPages: 1 });
  const { out } = await run('tournaments', 'result', 't-1');
  assert.match(out, /counts +stake from 2\.00, category RNG[\s\S]*1 +player01 +90\.00 +\S+ +100\.00 +paid/);
});

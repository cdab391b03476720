import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { playCommands } from './play-commands.ts';

const { gives, asked, forget, ...harness } = commandHarness();
const run = (...args: string[]) => harness.run(playCommands, 'play', ...args);

test('stop and open: one call each, confirmed in a sentence', async () => {
  const cases = [
    [['stop', 'all'], { scope: 'all', target: '', name: 'all play' }, 'All play is stopped.'],
    [['stop', 'vendor', 'JILI'], { scope: 'vendor', target: 'JILI', name: 'Jili' }, 'Vendor Jili is stopped.'],
    [
      ['open', 'game', 's.koi'],
      { scope: 'game', target: 's.koi', name: 'Koi', wasStopped: true },
      'Game Koi is open again.',
    ],
    [
      ['open', 'vendor', 'JILI'],
      { scope: 'vendor', target: 'JILI', name: 'Jili', wasStopped: true, proposal: 'p1' },
      'Proposed as p1. Another operator decides:  proposals accept p1 --why "..."',
    ],
    [
      ['open', 'player', 'anna01'],
      { scope: 'player', target: '7', name: 'anna01', wasStopped: false },
      'Player anna01 was not suspended.',
    ],
  ] as const;
  for (const [words, value, text] of cases) {
    gives(value);
    const { code, out } = await run(...words, '--why', 'a call');
    assert.deepEqual([code, out], [exitCodes.good, text]);
    assert.equal(asked().method, words[0] === 'stop' ? 'PUT' : 'DELETE');
  }
  gives({ scope: 'vendor', target: 'JILI', name: 'Jili' });
  await run('stop', 'vendor', 'JILI', '--why', 'a call');
  assert.deepEqual(asked().body, { scope: 'vendor', target: 'JILI', why: 'a call' });
});

test('sends nothing without a reason or a target', async () => {
  forget();
  assert.match((await run('stop', 'all')).error, /Say why/);
  for (const words of [['everything'], ['vendor'], ['all', 'JILI']]) {
    const { code, error } = await run('stop', ...words, '--why', 'a call');
    assert.equal(code, exitCodes.refused);
    assert.match(error, /Say what/);
  }
  assert.deepEqual(asked(), {});
});

test('lists suspensions', async () => {
  gives({ stops: [{ scope: 'all', target: '', who: 'nadia', why: 'a fault', at: '2026-01-01T00:00:00.000Z' }] });
  assert.match((await run('list')).out, /all +2026-01-01T00:00:00.000Z +nadia +a fault/);
  gives({ stops: [] });
  assert.equal((await run('list')).out, 'There are no suspensions.');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { figuresEqualRecount } from '../testing/figures-model.ts';
import { figuresOfDays } from './day-figures.ts';
import { figuresOfSpan, netsOfPlayers } from './span-figures.ts';

forEachDatabase(({ database }) => {
  // covers 2.6, 3
  test('equals a recount for any days, hours and windows, folded concurrently, out of order and repeatedly', async (t) => {
    const seed = Math.floor(Math.random() * 1e9);
    t.diagnostic(`seed ${seed}`);
    await figuresEqualRecount(database(), { seed, size: 400, asks: 30 });
  });

  test('includes agents without figures with zeros, each once', async () => {
    const none = { validBetMinor: 0n, winMinor: 0n, bonusMinor: 0n, rebateMinor: 0n, rounds: 0, activeMembers: 0 };
    const span = { start: new Date('2026-01-01T00:00:00Z'), end: new Date('2026-01-01T01:00:00Z') };
    const asked = ['nobody', 'nobody'];
    const ofDays = await figuresOfDays(database(), asked, { from: '2026-01-01', to: '2026-01-31' });
    assert.deepEqual([...ofDays], [['nobody', none]]);
    assert.deepEqual([...(await figuresOfSpan(database(), asked, span))], [['nobody', none]]);
    const nets = await netsOfPlayers(database(), [{ agentId: 'nobody', singleBetMinor: 0n }], span);
    assert.deepEqual([...nets], [['nobody', { losingMinor: 0n, winningMinor: 0n, validBetMinor: 0n }]]);
    assert.equal((await figuresOfDays(database(), [], { from: '2026-01-01', to: '2026-01-31' })).size, 0);
  });

  test('refuses more days than gaps cover', async () => {
    await assert.rejects(() => figuresOfDays(database(), ['a'], { from: '2026-01-01', to: '2026-04-05' }));
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fishingReef } from '@portal/engines/fishing/fishing.rules';
import { fairDraw, seedFromText } from '../../fairness/fair-draw.ts';
import { shotResults } from './shot-results.ts';

const proof = {
  roundId: '0'.repeat(24),
  gameCode: 'coral-coral-hunter',
  gameName: 'Coral Hunter',
  at: '2026-03-01T00:00:00.000Z',
  commitment: '',
  serverSeed: '07'.repeat(32),
  clientSeed: 'spin-0001',
  actions: [],
  stake: '1.00',
  win: '0.00',
};

test('lists every shot of a round with its fish and payout', () => {
  const choice = '1,1,1,2,2,3';
  const { view } = fishingReef.draw(fairDraw(seedFromText(proof.serverSeed), proof.clientSeed), choice);
  assert.ok(view.kind === 'fishing');
  const results = shotResults({ ...proof, engine: fishingReef.id, choice });
  assert.equal(results.length, 6);
  for (const [i, pay] of view.pays.entries()) {
    assert.match(results[i] ?? '', pay > 0 ? new RegExp(`: caught, ${pay}×$`) : /: swam on$/);
  }
  assert.match(results[0] ?? '', /^Reef sprite: /);
});

test('lists no shots for a round of another game', () =>
  assert.deepEqual(shotResults({ ...proof, engine: 'dice' }), []));

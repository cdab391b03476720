import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import type { Sitter } from '../lobby/queue.ts';
import { createSeals } from '../lobby/seals.ts';
import { createRematches } from './rematches.ts';

const sitter = (playerId: string): Sitter => ({
  playerId,
  launchId: 'launch',
  gameCode: 'game',
  roomId: 'room',
  clientSeed: playerId,
  since: 0,
});

test('deals from the seal shown at the request, even if the other player leaves and comes back', () => {
  const rematches = createRematches(createSeals(() => randomBytes(32)));
  const shown = rematches.view('match').seal;
  assert.equal(rematches.ask('match', sitter('a'), shown), undefined);
  assert.equal(rematches.withdraw('match', 'b'), false);
  assert.deepEqual(rematches.view('match'), { seal: shown, askedBy: 'a' });
  const begun = rematches.ask('match', sitter('b'), shown);
  assert.ok(typeof begun === 'object');
  assert.deepEqual(
    begun.sitters.map(({ playerId }) => playerId),
    ['a', 'b'],
  );
});

test('discards the seal when the request is withdrawn', () => {
  const rematches = createRematches(createSeals(() => randomBytes(32)));
  const shown = rematches.view('match').seal;
  rematches.ask('match', sitter('a'), shown);
  assert.equal(rematches.withdraw('match', 'a'), true);
  const { seal, askedBy } = rematches.view('match');
  assert.notEqual(seal, shown);
  assert.equal(askedBy, undefined);
  assert.equal(rematches.ask('match', sitter('b'), shown), 'seal_changed');
});

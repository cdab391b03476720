import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameTypes } from '@portal/shared/contract/game-types';
import { settlesLater } from './settles-later.rules.ts';

test('bets on matches and draws are settled later, rounds of all other games at once', () => {
  assert.deepEqual(gameTypes.filter(settlesLater), ['SPORTS', 'ESPORTS', 'LOTT']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SettleItem } from '@portal/shared/contract/vendor-api/batch-settlement';
import { testGame } from '../games/testing/test-studio.ts';
import { itemGroups } from './settle-batch.rules.ts';

test('orders items by player, keeps the order of each player, and groups at most five hundred', () => {
  const item = (playerId: string, transactionId: string): SettleItem => ({
    kind: 'win',
    transactionId,
    playerId,
    gameCode: testGame,
    roundId: 'r',
    amount: '0.00',
    closeRound: true,
  });
  const placed = (items: SettleItem[]) => items.map((item, no) => ({ no, item }));
  const order = (items: SettleItem[]) =>
    itemGroups(placed(items)).map((group) => group.map(({ no, item: { playerId } }) => `${playerId}${no}`).join(' '));
  assert.deepEqual(order([item('b', '1'), item('a', '2'), item('B', '3'), item('a', '4')]), ['B2 a1 a3 b0']);
  const many = Array.from({ length: 1001 }, (_, each) => item('a', String(each)));
  assert.deepEqual(
    itemGroups(placed(many)).map(({ length }) => length),
    [500, 500, 1],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TicketView } from '../../../../sports/sports-shapes.ts';
import { aLeg, aTicket } from '../../testing/a-fixture.ts';
import { receiptState } from './receipt.rules.ts';

const shown = (change: Partial<TicketView>) => {
  const { end, word, money } = receiptState(aTicket(change), '₱');
  return [end, word, `${money.label}: ${money.value}`];
};

test('updates a receipt until its bet ends', () => {
  assert.deepEqual(shown({}), ['taken', 'Bet placed', 'Potential return: ₱ 37.00']);
  assert.deepEqual(shown({ state: 'settling' }), ['settling', 'Bet placed', 'Potential return: ₱ 37.00']);
  assert.deepEqual(shown({ state: 'settled', paid: '37.00' }), ['won', 'Won', 'Result: Returned ₱ 37.00, +₱ 17.00']);
  assert.deepEqual(shown({ state: 'settled', paid: '0.00' }), ['lost', 'Lost', 'Result: No win, −₱ 20.00']);
  assert.deepEqual(shown({ state: 'settled', paid: '9.25' }), [
    'part',
    'Part back',
    'Result: Returned ₱ 9.25, −₱ 10.75',
  ]);
  assert.deepEqual(shown({ state: 'settled', paid: '20.00' }), [
    ...['back', 'Stake back', 'Result: Returned ₱ 20.00, your stake'],
  ]);
  const gone = ['void', 'Stake refunded', 'Result: Stake of ₱ 20.00 refunded'];
  assert.deepEqual(shown({ state: 'void' }), gone);
  assert.deepEqual(shown({ state: 'settled', paid: '20.00', legs: [aLeg({ state: 'void' })] }), gone);
});

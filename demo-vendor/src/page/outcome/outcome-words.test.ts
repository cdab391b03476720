import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playOutcome } from '@portal/shared/contract/play-outcome';
import { outcomeWords } from './outcome-words.ts';

const words = (stake: string, returned: string, symbol?: string) =>
  outcomeWords(playOutcome({ stake, returned }), symbol);

// covers 7.2
test('says what came back and what is net', () => {
  assert.equal(words('5.00', '10.00'), 'Returned 10.00, +5.00');
  assert.equal(words('0.50', '0.45'), 'Returned 0.45, −0.05');
  assert.equal(words('0.50', '0.50'), 'Returned 0.50, your stake');
  assert.equal(words('0.50', '0.00'), 'No win, −0.50');
  assert.equal(words('0.00', '3.20'), 'Returned 3.20, +3.20');
  assert.equal(outcomeWords(playOutcome({ stake: '5.00', returned: '0.00', isVoid: true })), 'Stake of 5.00 refunded');
});

test('writes the currency before each amount where it is asked to', () => {
  assert.equal(words('1000.00', '2500.00', '₱'), 'Returned ₱ 2,500.00, +₱ 1,500.00');
  assert.equal(words('1000.00', '0.00', '₱'), 'No win, −₱ 1,000.00');
});

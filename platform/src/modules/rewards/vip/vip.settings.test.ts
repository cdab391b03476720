import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { vipSettings } from './vip.settings.ts';

const { schema, fallback } = vipSettings['rewards.vip'];
const level = (rank: number, validBet: string) => ({ rank, validBet, upgradeGift: '0.00', birthdayGift: '0.00' });
const takes = (...ranks: object[]) => v.is(schema, { ...fallback, ranks });

test('the demo has ten VIP levels', () => {
  assert.equal(v.is(schema, fallback), true);
  assert.deepEqual(
    fallback.ranks.map(({ validBet }) => validBet),
    [
      ...['0.00', '10000.00', '50000.00', '150000.00', '400000.00', '1000000.00', '2500000.00', '6000000.00'],
      ...['15000000.00', '40000000.00'],
    ],
  );
});

// covers 1
test('a higher level requires more than the one before it', () => {
  assert.equal(takes(level(1, '0.00'), level(2, '0.01')), true);
  assert.equal(takes(level(7, '900.00'), level(2, '100.00'), level(5, '800.00')), true, 'in any order');
  assert.equal(takes(level(1, '5.00'), level(2, '5.00')), false);
  assert.equal(takes(level(1, '10.00'), level(2, '9.00')), false, 'as numbers');
  assert.equal(takes(level(1, '9.00'), level(2, '10.00')), true, 'as numbers, not as words');
  assert.equal(takes(level(2, '9.00'), level(1, '10.00')), false);
  assert.equal(takes(level(1, '1.00'), level(1, '2.00')), false, 'one rank twice');
  assert.equal(takes(level(1, '-1.00')), false);
  assert.equal(takes(), false, 'no level at all');
  assert.equal(takes({ rank: 1, upgradeGift: '0.00', birthdayGift: '0.00' }), false, 'a gift nobody could reach');
});

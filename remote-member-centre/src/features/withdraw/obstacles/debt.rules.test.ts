import { debtPaymentOf } from './debt.rules.ts';

test.each([
  ['30.00', '100.00', { amount: '30.00', rest: '0.00' }],
  ['30.00', '30.00', { amount: '30.00', rest: '0.00' }],
  ['30.00', '12.50', { amount: '12.50', rest: '17.50' }],
  ['30.00', '0.00', { amount: '0.00', rest: '30.00' }],
])('of %s owed with %s in the wallet', (owed, balance, expected) => {
  expect(debtPaymentOf({ owed, balance })).toEqual(expected);
});

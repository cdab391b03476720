import { amountTyped } from '../../parts/typed-amount.rules.ts';
import { balancesAfter, transferProblem } from './transfer.rules.ts';

test.each([
  ['12', '12.00'],
  ['12.', '12.00'],
  ['12.5', '12.50'],
  ['0.05', '0.05'],
  ['007.10', '7.10'],
  ['1,234,567.89', '1234567.89'],
  [' 3 ', '3.00'],
  ['', undefined],
  ['-1', undefined],
  ['1.234', undefined],
  ['1e3', undefined],
  ['12 000', undefined],
  ['abc', undefined],
  ['1234567890123456', undefined],
])('%p is the amount %p', (typed, expected) => {
  expect(amountTyped(typed)).toBe(expected);
});

test.each([
  ['', '10.00', 'missing'],
  ['x', '10.00', 'malformed'],
  ['0', '10.00', 'zero'],
  ['0.00', '10.00', 'zero'],
  ['10.01', '10.00', 'too_much'],
  ['10.00', '10.00', undefined],
  ['9,999,999,999,999.99', '9999999999999.99', undefined],
])('%p of %p: %p', (typed, held, expected) => {
  expect(transferProblem(typed, held)).toBe(expected);
});

test('what leaves one wallet arrives in the other', () => {
  expect(balancesAfter({ main: '100.10', vendor: '0.05' }, 'to-vendor', '40.05')).toEqual({
    main: '60.05',
    vendor: '40.10',
  });
  expect(balancesAfter({ main: '100.10', vendor: '50.00' }, 'from-vendor', '50.00')).toEqual({
    main: '150.10',
    vendor: '0.00',
  });
});

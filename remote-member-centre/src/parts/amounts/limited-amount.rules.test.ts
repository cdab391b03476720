import { amountProblem, highest, quickAmounts } from './limited-amount.rules.ts';

const limits = { balance: '1200.50', min: '50.00', max: '20000.00' };

test.each([
  ['', 'missing'],
  ['abc', 'malformed'],
  ['1.005', 'malformed'],
  ['-50', 'malformed'],
  ['0', 'zero'],
  ['49.99', 'too_little'],
  ['50', undefined],
  ['1,200.50', undefined],
  ['1.200,50', undefined],
  ['100,50', undefined],
  ['49,99', 'too_little'],
  ['1200,51', 'not_held'],
  ['12.500', 'malformed'],
  ['1200.51', 'not_held'],
  ['20000.01', 'too_much'],
])('an amount of %s: %s', (typed, problem) => {
  expect(amountProblem(typed, limits)).toBe(problem);
});

test('offers only quick amounts within limits and balance', () => {
  expect(quickAmounts(limits)).toEqual(['100.00', '200.00', '500.00', '1000.00']);
  expect(quickAmounts({ ...limits, balance: '99999.00' })).toEqual(['1000.00', '2000.00', '5000.00', '10000.00']);
  expect(quickAmounts({ ...limits, balance: '50.00' })).toEqual([]);
  expect(highest({ ...limits, balance: '99999.00' })).toBe('20000.00');
});

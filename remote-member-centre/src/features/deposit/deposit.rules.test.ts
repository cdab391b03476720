import { arrivalOf, countdownText, depositProblem, depositSteps, quickAmounts } from './deposit.rules.ts';

const limits = { min: '10.00', max: '50000.00' };

test.each([
  ['', 'missing'],
  ['ten', 'malformed'],
  ['10.005', 'malformed'],
  ['-10', 'malformed'],
  ['0', 'zero'],
  ['9.99', 'too_little'],
  ['50,000.01', 'too_much'],
  ['10', undefined],
  ['50,000.00', undefined],
])('%p: %p', (typed, expected) => {
  expect(depositProblem(typed, limits)).toBe(expected);
});

test.each([
  ['100.00', 0, '0.00', { fee: '0.00', repaid: '0.00', arrives: '100.00' }],
  ['100.01', 150, '0.00', { fee: '1.50', repaid: '0.00', arrives: '98.51' }],
  ['100.00', 100, '20.00', { fee: '1.00', repaid: '20.00', arrives: '79.00' }],
  ['10.00', 0, '25.00', { fee: '0.00', repaid: '10.00', arrives: '0.00' }],
])('of %p with a fee of %p, owing %p', (amount, feeBasisPoints, owed, expected) => {
  expect(arrivalOf(amount, { feeBasisPoints }, owed)).toEqual(expected);
});

test('offers round quick amounts within the limits', () => {
  expect(quickAmounts(limits)).toEqual(['100.00', '200.00', '500.00', '1000.00', '2000.00']);
  expect(quickAmounts({ min: '100.00', max: '300.00' })).toEqual(['100.00', '200.00']);
});

const at = '2026-11-20T10:00:00.000Z';

test('shows review and credit ahead of a bank transfer, only the credit for a provider', () => {
  const history = [{ act: 'create', state: 'created' as const, at }];
  const wayOf = (kind: 'bank-transfer' | 'provider') =>
    depositSteps({ state: 'created', kind, history }).map(({ state, is }) => `${state} ${is}`);
  expect(wayOf('bank-transfer')).toEqual(['created now', 'in_review ahead', 'credited ahead']);
  expect(wayOf('provider')).toEqual(['created now', 'credited ahead']);
});

test('shows a second proof as no second step, and no next step after a decision', () => {
  const history = [
    { act: 'create', state: 'created' as const, at },
    { act: 'prove', state: 'in_review' as const, at },
    { act: 'prove', state: 'in_review' as const, at },
    { act: 'reject', state: 'rejected' as const, at },
  ];
  const steps = depositSteps({ state: 'rejected', kind: 'bank-transfer', history });
  expect(steps.map(({ state, is }) => `${state} ${is}`)).toEqual([
    'created passed',
    'in_review passed',
    'rejected end',
  ]);
});

test.each([
  [-5, '00:00'],
  [1, '00:01'],
  [247_000, '04:07'],
  [3_909_000, '1:05:09'],
])('%p ms are %p', (leftMs, text) => {
  expect(countdownText(leftMs)).toBe(text);
});

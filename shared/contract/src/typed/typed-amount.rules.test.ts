import { amountTyped, readAmount, wholeNumberTyped } from './typed-amount.rules.ts';

// covers 9
test.each([
  // Digits only.
  ['0', '0.00'],
  ['12', '12.00'],
  ['007', '7.00'],
  [' 3 ', '3.00'],
  // A single comma or point that is not before exactly three digits is the decimal mark.
  ['100,50', '100.50'],
  ['100.50', '100.50'],
  ['12,5', '12.50'],
  ['12.5', '12.50'],
  ['12.', '12.00'],
  ['12,', '12.00'],
  ['.5', '0.50'],
  [',05', '0.05'],
  ['0,5', '0.50'],
  ['007.10', '7.10'],
  // A comma before exactly three digits is a thousands mark.
  ['1,200', '1200.00'],
  ['12,500', '12500.00'],
  ['999,000', '999000.00'],
  // With two kinds of marks the last is the decimal mark.
  ['1,234.56', '1234.56'],
  ['1.234,56', '1234.56'],
  ['1.234,5', '1234.50'],
  ['1,234.', '1234.00'],
  ['1.234,', '1234.00'],
  ['1,234,567.89', '1234567.89'],
  ['1.234.567,89', '1234567.89'],
  // Repeated marks of one kind are thousands marks.
  ['1,234,567', '1234567.00'],
  ['1.234.567', '1234567.00'],
  // Spaces and apostrophes are thousands marks only.
  ['12 500', '12500.00'],
  ['1 234 567,89', '1234567.89'],
  ['1\u202f234\u00a0567.89', '1234567.89'],
  ["1'234.50", '1234.50'],
  ['1\u2019234\u2019567', '1234567.00'],
  // With currency symbols.
  ['P 12,500.00', '12500.00'],
  ['₱100', '100.00'],
  ['PHP 100,50', '100.50'],
  ['$5', '5.00'],
  ['12,50 €', '12.50'],
  // Folded first.
  ['１００', '100.00'],
  ['１，２３４．５０', '1234.50'],
  ['๑๒,๕', '12.50'],
  ['\u202a100,50\u202c', '100.50'],
  ['12。5', '12.50'],
  // No upper bound here; the limits decide.
  ['999,999,999,999.99', '999999999999.99'],
  ['1234567890123456789', '1234567890123456789.00'],
])('reads %p as %p', (typed, amount) => {
  expect(readAmount(typed)).toEqual({ amount });
  expect(amountTyped(typed)).toBe(amount);
});

// covers 9
test.each([
  ['12.500', '12,500.00', '12.50'],
  ['1.000', '1,000.00', '1.00'],
  ['P 1.000', '1,000.00', '1.00'],
  ['999.990', '999,990.00', '999.99'],
  ['12.345', '12,345.00', '12.345'],
  ['１２．５００', '12,500.00', '12.50'],
])('refuses %p, which is %p or %p', (typed, ...readings) => {
  expect(readAmount(typed)).toEqual({ fault: 'ambiguous', readings });
  expect(amountTyped(typed)).toBeUndefined();
});

test.each([
  '0.500',
  '0,500',
  '.500',
  '1234.567',
  '1234,567',
  '12.5000',
  '1,234.567',
  '1.234,567',
  '1 234,567',
  "1'234,567",
])('refuses the decimals of %p', (typed) => {
  expect(readAmount(typed)).toEqual({ fault: 'decimals' });
});

test.each([
  ...[
    '.',
    ',',
    '. ',
    '-',
    'abc',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '-5',
    '+5',
    '−5',
    '(5)',
    '5-',
    '100k',
    'k5',
    'P',
    '₱',
    'P-5',
    '5 P',
    '5 %',
  ],
  ...['1,2,3', '1.2.3', '12,34.56', '1,23,456', '1,234,56', '1..5', '1,,5', ',234,567', '0,123,456', '1,234.56.7'],
  ...['1,234.567,89', '12 50', '1 2345', '1 234,567.89', '1,234 567', '5 .5', '1/2', '½', '10²', '①', 'Ⅻ'],
  ...['1\n2', '1\u00002', '9'.repeat(65)],
])('refuses %p as no amount', (typed) => {
  expect(readAmount(typed)).toEqual({ fault: 'malformed' });
});

test.each(['', '  ', '\u200b', '\u3000'])('reads %p as empty', (typed) => {
  expect(readAmount(typed)).toEqual({ fault: 'empty' });
});

test.each([
  ['500', 500],
  ['1,000', 1000],
  ['1 000', 1000],
  ['５００', 500],
  ['100.00', 100],
  ['1.000', undefined],
  ['100.5', undefined],
  ['-1', undefined],
  ['', undefined],
  ['99999999999999999', undefined],
])('reads %p as the whole number %p', (typed, expected) => {
  expect(wholeNumberTyped(typed)).toBe(expected);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountNumber, isHolderName, maskedNumber, tidyHolder } from './bank-account.rules.ts';

const bank = { code: 'bdo', name: 'BDO', kind: 'bank', minDigits: 10, maxDigits: 12 } as const;

const withMarks = [
  'RAVI A/L KUMAR',
  'TAN AH KOW @ TAN WEI',
  '买买提·吐尔逊',
  'マリア・サントス',
  'Dela Cruz, Juan',
  'Maria (Mia) Cruz',
];

test('a holder is a name: letters of any script', () => {
  for (const name of ['Jane Doe', "Anne-Marie O'Neil", '王小明', 'Nguyễn Văn A', 'Jr. Cruz', ...withMarks])
    assert.equal(isHolderName(name), true, name);
  for (const name of ['J', '12345', 'Jane 2', '<b>Jane</b>', 'Jane@home', 'Jane @home', '--', 'x'.repeat(81)])
    assert.equal(isHolderName(name), false, name);
  assert.equal(tidyHolder('  Jane \t Doe '), 'Jane Doe');
  assert.equal(tidyHolder('O\u2019Brien\u200b Nguye\u0302\u0303n'), "O'Brien Nguyễn");
});

test('a number is digits of the length of its bank, spaces and hyphens left out', () => {
  for (const typed of [
    '0012-3456 7890',
    '0012\u20133456\u20117890',
    '００１２３４５６７８９０',
    '\u202a001234567890\u202c',
  ])
    assert.equal(accountNumber(typed, bank), '001234567890', typed);
  for (const wrong of ['123456789', '1234567890123', '12345678x0', '', '+1234567890', '12345.67890'])
    assert.equal(accountNumber(wrong, bank), undefined, wrong);
});

test('of a number the last four digits are shown', () => {
  assert.equal(maskedNumber('001234567890'), '**** 7890');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isHolderName, maskedNumber, tidyHolder } from './bank-account.rules.ts';

const withDiacritics = [
  'RAVI A/L KUMAR',
  'TAN AH KOW @ TAN WEI',
  '买买提·吐尔逊',
  'マリア・サントス',
  'Dela Cruz, Juan',
  'Maria (Mia) Cruz',
];

test('accepts names in letters of any script as account holders', () => {
  for (const name of ['Jane Doe', "Anne-Marie O'Neil", '王小明', 'Nguyễn Văn A', 'Jr. Cruz', ...withDiacritics])
    assert.equal(isHolderName(name), true, name);
  for (const name of ['J', '12345', 'Jane 2', '<b>Jane</b>', 'Jane@home', 'Jane @home', '--', 'x'.repeat(81)])
    assert.equal(isHolderName(name), false, name);
  assert.equal(tidyHolder('  Jane \t Doe '), 'Jane Doe');
  assert.equal(tidyHolder('O\u2019Brien\u200b Nguye\u0302\u0303n'), "O'Brien Nguyễn");
});

test('shows the last four digits of a number', () => {
  assert.equal(maskedNumber('001234567890'), '**** 7890');
});

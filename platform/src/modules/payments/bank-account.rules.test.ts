import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountNumber, isHolderName, isSameHolder, maskedNumber, tidyHolder } from './bank-account.rules.ts';

const bank = { code: 'bdo', name: 'BDO', kind: 'bank', minDigits: 10, maxDigits: 12 } as const;

test('holders are the same whatever case, spaces and composition', () => {
  for (const given of ['Jane Doe', ' jane  DOE ', 'JaneDoe', 'jane\u00a0doe'])
    assert.equal(isSameHolder(given, 'Jane Doe'), true, given);
  assert.equal(isSameHolder('Rene\u0301', 'Ren\u00e9'), true);
  for (const given of ['Jane Dow', 'Jane', '', ' ', 'Jane D0e']) assert.equal(isSameHolder(given, 'Jane Doe'), false);
  assert.equal(isSameHolder('', ''), false);
});

test('a holder is a name: letters of any script', () => {
  for (const name of ['Jane Doe', "Anne-Marie O'Neil", '王小明', 'Nguyễn Văn A', 'Jr. Cruz'])
    assert.equal(isHolderName(name), true, name);
  for (const name of ['J', '12345', 'Jane 2', '<b>Jane</b>', 'Jane@home', '--', 'x'.repeat(81)])
    assert.equal(isHolderName(name), false, name);
  assert.equal(tidyHolder('  Jane \t Doe '), 'Jane Doe');
});

test('a number is digits of the length of its bank, spaces and hyphens left out', () => {
  assert.equal(accountNumber('0012-3456 7890', bank), '001234567890');
  for (const wrong of [
    '123456789',
    '1234567890123',
    '12345678x0',
    '',
    '１２３４５６７８９０',
    '+1234567890',
    '12345.67890',
  ])
    assert.equal(accountNumber(wrong, bank), undefined, wrong);
});

test('of a number the last four digits are shown', () => {
  assert.equal(maskedNumber('001234567890'), '**** 7890');
});

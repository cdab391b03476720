import assert from 'node:assert/strict';
import { test } from 'node:test';
import { internationalMobile, maskedEmail, maskedMobile } from './mobile-number.rules.ts';

const pasted = [
  ...['+63 917 555 0102', '63 917 555 0102', '0063 917 555 0102', '+63 (0)917 555 0102', '0917/555/0102'],
  ...['\u202a+63\u2011917\u2013555\u20110102\u202c', '０９１７５５５０１０２', '๐๙๑๗ ๕๕๕ ๐๑๐๒'],
];

test('gives one international form to a number however it is typed', () => {
  for (const typed of ['09175550102', '917 555 0102', '0917-555-0102', '(0917) 555 0102', ' 917.555.0102 ', ...pasted])
    assert.equal(internationalMobile('+63', typed), '+639175550102', typed);
  assert.equal(internationalMobile('+1', '650 555 0101'), '+16505550101');
  assert.equal(internationalMobile('+44', '07400 123456'), '+447400123456');
});

test('accepts no number that no network has', () => {
  const wrong = [
    ['+63', '123'],
    ['+63', '0285550102'],
    ['+63', '91755501023333'],
    ['+999', '9175550102'],
    ['+63', ''],
    ['', '9175550102'],
    ['+63', '+84 912 345 678'],
    ['+63', 'nine'],
  ] as const;
  for (const [code, typed] of wrong) assert.equal(internationalMobile(code, typed), undefined, `${code} ${typed}`);
});

test('masks the middle of a number, and an e-mail address except its first letter and domain', () => {
  assert.equal(maskedMobile('+639175550102'), '+63******0102');
  assert.equal(maskedEmail('player02@example.com'), 'p***@example.com');
});

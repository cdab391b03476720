import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currencyNumberOf } from './currency.rules.ts';
import { checksum, transferQr } from './emv-qr.rules.ts';

const to = {
  bank: 'Demo Bank',
  holder: 'Nguyễn & Sons of the very long name',
  number: '001234567890',
  code: 'DEMOPHMM',
  city: 'Manila',
};

/** Parses tag and value of each field. */
function fields(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    found.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return found;
}

test('computes the checksum of the standard: 29B1 for 123456789', () => {
  assert.equal(checksum('123456789'), '29B1');
});

test('writes account, amount, currency, reference and checksum into the QR text of a transfer', () => {
  const text = transferQr({
    to,
    amountMinor: 123_450n,
    reference: 'AB23CD45EF',
    countryCode: 'PH',
    currencyNumber: '608',
  });
  assert.match(text, /^[\x20-\x7e]+$/);
  const read = fields(text);
  assert.deepEqual(
    ['00', '01', '53', '54', '58', '60'].map((tag) => read.get(tag)),
    ['01', '12', '608', '1234.50', 'PH', 'Manila'],
  );
  assert.equal(read.get('59'), 'Nguyen & Sons of the very');
  assert.equal(fields(read.get('26') ?? '').get('04'), '001234567890');
  assert.equal(fields(read.get('62') ?? '').get('05'), 'AB23CD45EF');
  assert.equal(read.get('63'), checksum(text.slice(0, -4)));
  assert.deepEqual([currencyNumberOf('PHP'), currencyNumberOf('XYZ')], ['608', '999']);
});

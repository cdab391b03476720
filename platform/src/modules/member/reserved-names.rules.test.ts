import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isReservedName } from './reserved-names.rules.ts';

const reserved = [
  'admin',
  'Admin',
  'ＡＤＭＩＮ',
  'sup_port',
  'SYSTEM',
  'trial1',
  'Trial123456789',
  'm123456789',
  'Lantern Club',
  'lanternclub',
  'ad\u200bmin',
  '\u202eadmin\u202c',
  'ro\u00adot',
  'adm\u0131n',
  '\u0430dmin',
  'supp\u043ert',
  '\u03bfperator',
  'ádmin',
  'adm1n',
  'AdmIn',
  'admln',
  'supp0rt',
  'adrnin',
  '5upport',
  'sys\u2011tem',
  'Lantern\u2060C1ub',
  'trIaI1',
  'tr\u200bial1',
];
const free = [
  'admin1',
  'trial',
  'trials01',
  'mtrial1',
  'm12345678',
  'm1234567890',
  'ma12345678',
  'lantern',
  'systematic',
  'adminton',
  'rooster',
  'modern',
  '',
];

test('names of the house and names the platform makes are reserved, whatever their case and form', () => {
  assert.deepEqual(
    reserved.filter((name) => !isReservedName(name, 'Lantern Club')),
    [],
  );
});

test('names that only look like them are free', () => {
  assert.deepEqual(
    free.filter((name) => isReservedName(name, 'Lantern Club')),
    [],
  );
});

test('a portal without a name reserves none by it', () => {
  assert.equal(isReservedName('player', ''), false);
  assert.equal(isReservedName('', ''), false);
});

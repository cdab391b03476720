import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readNumbers } from './paste.rules.ts';
import { readWords } from './type-numbers.ts';

// covers 1
test('parses numbers with any separators, each once', () => {
  assert.deepEqual(readNumbers('123, 456;789\n012.345 - 678/901|234', 3), {
    numbers: ['123', '456', '789', '012', '345', '678', '901', '234'],
    bad: [],
    repeated: 0,
  });
  assert.deepEqual(readNumbers('1234 1234 0001', 4), { numbers: ['1234', '0001'], bad: [], repeated: 1 });
});

test('parses digits of other keyboards, and ignores invisible characters', () => {
  const read = readNumbers('１２３４，５６７８、๙๐๑๒\u200b \u202a٣٤٥٦\u202c 0001\u20110002\u20130003', 4);
  assert.deepEqual(read.numbers, ['1234', '5678', '9012', '3456', '0001', '0002', '0003']);
  assert.deepEqual(read.bad, []);
});

test('reports and skips entries that are not numbers of the length', () => {
  const read = readNumbers('12 1234 12a <b>x</b> 999', 3);
  assert.deepEqual(read.numbers, ['999']);
  assert.deepEqual(read.bad, ['12', '1234', '12a', '<b>x<', 'b>']);
  assert.equal(readWords(read, 3), '1 number read; not 3 digits: 12, 1234, 12a and 2 more.');
  assert.deepEqual(readNumbers('', 3), { numbers: [], bad: [], repeated: 0 });
});

test('cuts a paste of a megabyte', () => {
  const read = readNumbers('123 '.repeat(250_000), 3);
  assert.deepEqual(read.numbers, ['123']);
  assert.equal(read.repeated, 4_999);
});

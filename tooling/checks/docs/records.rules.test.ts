import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordFaults } from './records.rules.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const record = (no: string, count = 10) => ({ path: `docs/decisions/money/${no}-some.md`, text: words(count) });
const index = (...numbers: string[]) => ({
  path: 'docs/decisions/README.md',
  text: numbers.map((no) => `- [${no}](money/${no}-some.md): what was decided.`).join('\n'),
});

test('accepts a record of 400 words that is listed once', () => {
  assert.deepEqual(recordFaults([record('034', 400), index('034')]), []);
});

test('names a record of more than 400 words', () => {
  assert.deepEqual(recordFaults([record('034', 401), index('034')]), [
    'docs/decisions/money/034-some.md has 401 words, at most 400',
  ]);
});

test('names records that the index lists never or twice', () => {
  assert.deepEqual(recordFaults([record('034'), record('035'), index('035', '035')]), [
    'docs/decisions/README.md lists docs/decisions/money/034-some.md 0 times',
    'docs/decisions/README.md lists docs/decisions/money/035-some.md 2 times',
  ]);
});

test('names every record where there is no index', () => {
  assert.equal(recordFaults([record('034'), record('035')]).length, 2);
});

test('names a record whose number is taken', () => {
  const other = { path: 'docs/decisions/rewards/034-other.md', text: 'word' };
  const both = { path: 'docs/decisions/README.md', text: '[034](money/034-some.md) [034](rewards/034-other.md)' };
  assert.deepEqual(recordFaults([record('034'), other, both]), [
    'docs/decisions/rewards/034-other.md has the number of another record',
  ]);
});

test('names a folder of more than 25 records', () => {
  const numbers = Array.from({ length: 26 }, (_, no) => String(no).padStart(3, '0'));
  assert.deepEqual(recordFaults([...numbers.map((no) => record(no)), index(...numbers)]), [
    'docs/decisions/money has 26 records, at most 25',
  ]);
});

test('leaves other documents alone', () => {
  assert.deepEqual(recordFaults([{ path: 'docs/operations.md', text: words(5000) }]), []);
});

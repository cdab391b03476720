import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readObjectList } from './object-list.rules.ts';

const entry = (key: string) =>
  `<Contents>\n <Key>${key}</Key><LastModified>2026-11-24T08:00:00.000Z</LastModified><ETag>"e"</ETag><Size>12</Size></Contents>`;

test('reads one page of a listing and its continuation', () => {
  const xml = `<?xml version="1.0"?><ListBucketResult xmlns="http://s3/"><IsTruncated>true</IsTruncated>${entry('a/&amp;&#38;&#x26;')}${entry('b')}<NextContinuationToken>more&lt;</NextContinuationToken></ListBucketResult>`;
  const { objects, next } = readObjectList(xml);
  assert.deepEqual(
    objects.map(({ key, etag, bytes }) => [key, etag, bytes]),
    [
      ['a/&&&', '"e"', 12],
      ['b', '"e"', 12],
    ],
  );
  assert.equal(objects[0]?.changedAt.toISOString(), '2026-11-24T08:00:00.000Z');
  assert.equal(next, 'more<');
});

test('reads an empty bucket as the end', () => {
  const xml = '<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>';
  assert.deepEqual(readObjectList(xml), { objects: [], next: undefined });
});

for (const xml of ['', '<html>', '<ListBucketResult><Contents><Key>a</Key></Contents></ListBucketResult>'])
  test(`rejects "${xml}" as a listing`, () => assert.throws(() => readObjectList(xml), /object store/));

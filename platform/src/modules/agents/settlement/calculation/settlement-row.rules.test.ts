import assert from 'node:assert/strict';
import { test } from 'node:test';
import { receiverPath } from './settlement-row.rules.ts';

const paths: [string, string | undefined, string | undefined, string][] = [
  ['below an upline', '2', '1.2.3.', '1.2.3.'],
  ['at the top', undefined, '3.', '3.'],
  ['moved, the earlier path is not stored', '2', '8.9.3.', '2.3.'],
  ['moved to the top', '2', '3.', '2.3.'],
  ['of the house, moved below somebody', undefined, '9.3.', '3.'],
  ['an upline further up', '1', '1.2.3.', '1.3.'],
  ['an id that ends alike', '2', '1.12.3.', '2.3.'],
  ['not there any more', '2', undefined, '2.3.'],
];

for (const [name, uplineId, path, expected] of paths)
  test(`path of a receiver: ${name}`, () => assert.equal(receiverPath({ agentId: '3', uplineId }, path), expected));

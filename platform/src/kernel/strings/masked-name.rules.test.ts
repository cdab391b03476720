import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maskedName } from './masked-name.rules.ts';

test('shows the first letter of each word of a name', () => {
  assert.equal(maskedName('Jane van Doe'), 'J*** v*** D***');
  assert.equal(maskedName('王小明'), '王***');
});

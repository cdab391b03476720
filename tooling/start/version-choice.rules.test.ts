import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseVersion } from './version-choice.rules.ts';

const fresh = { packageVersion: '1.0.0', sources: 'aaa', published: {}, stored: [] };

test('the first release has the version of its package', () => {
  assert.equal(chooseVersion(fresh), '1.0.0');
});

test('the same sources keep their version', () => {
  assert.equal(chooseVersion({ ...fresh, published: { aaa: '1.0.3' }, stored: ['1.0.0', '1.0.3'] }), '1.0.3');
});

test('changed sources under a used version take the next patch that is free', () => {
  assert.equal(chooseVersion({ ...fresh, published: { bbb: '1.0.0' }, stored: ['1.0.0', '1.0.1'] }), '1.0.2');
});

test('a raised package version is used as it is', () => {
  const choice = { ...fresh, packageVersion: '1.1.0', published: { bbb: '1.0.0' }, stored: ['1.0.0'] };
  assert.equal(chooseVersion(choice), '1.1.0');
});

test('a version whose folder was deleted is not given to other sources', () => {
  assert.equal(chooseVersion({ ...fresh, published: { bbb: '1.0.0' } }), '1.0.1');
});

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

test('a change that was too much for a patch takes what the registry asks for, or the next that is free', () => {
  const choice = { ...fresh, published: { bbb: '1.0.0' }, stored: ['1.0.0'], lowest: '1.1.0' };
  assert.equal(chooseVersion(choice), '1.1.0');
  assert.equal(chooseVersion({ ...choice, stored: ['1.0.0', '1.1.0'] }), '1.1.1');
});

test('later changes follow the highest version that a start has published', () => {
  const published = { bbb: '1.0.0', ccc: '1.10.0', ddd: '1.9.1' };
  assert.equal(chooseVersion({ ...fresh, published, stored: ['1.0.0'] }), '1.10.1');
});

test('sources that somebody else has published keep the version they got', () => {
  const choice = { ...fresh, published: { bbb: '1.0.0' }, stored: ['1.0.0', '1.0.1'], storedSources: { aaa: '1.0.1' } };
  assert.equal(chooseVersion(choice), '1.0.1');
});

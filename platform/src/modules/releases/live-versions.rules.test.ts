import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ReleaseAct, versionsOnceLive } from './live-versions.rules.ts';

const name = 'remote-games';
const promote = (version: string): ReleaseAct => ({ act: 'promote', name, version });
const rollback = (version: string): ReleaseAct => ({ act: 'rollback', name, version });

test('the live version stands first, those before it behind', () => {
  assert.deepEqual(versionsOnceLive([promote('1.0.0'), promote('1.0.1'), promote('1.0.2')], name), [
    '1.0.2',
    '1.0.1',
    '1.0.0',
  ]);
});

test('acts of other releases do not count', () => {
  const other: ReleaseAct = { act: 'promote', name: 'remote-lottery', version: '9.0.0' };
  assert.deepEqual(versionsOnceLive([promote('1.0.0'), other], name), ['1.0.0']);
});

test('a version that was rolled back is no longer trusted', () => {
  const acts = [promote('1.0.0'), promote('1.0.1'), rollback('1.0.0')];
  assert.deepEqual(versionsOnceLive(acts, name), ['1.0.0']);
});

test('a second rollback goes further back and never forward', () => {
  const acts = [promote('1.0.0'), promote('1.0.1'), promote('1.0.2'), rollback('1.0.1')];
  assert.deepEqual(versionsOnceLive(acts, name), ['1.0.1', '1.0.0']);
  assert.deepEqual(versionsOnceLive([...acts, rollback('1.0.0')], name), ['1.0.0']);
});

test('a rollback over several versions drops all between', () => {
  const acts = [promote('1.0.0'), promote('1.0.1'), promote('1.0.2'), rollback('1.0.0')];
  assert.deepEqual(versionsOnceLive(acts, name), ['1.0.0']);
});

test('a rollback to a version that was never live keeps what was trusted before', () => {
  const acts = [promote('1.0.0'), promote('1.0.2'), rollback('1.0.1')];
  assert.deepEqual(versionsOnceLive(acts, name), ['1.0.1', '1.0.0']);
});

test('a promotion brings a version back', () => {
  const acts = [promote('1.0.0'), promote('1.0.1'), rollback('1.0.0'), promote('1.0.1')];
  assert.deepEqual(versionsOnceLive(acts, name), ['1.0.1', '1.0.0']);
});

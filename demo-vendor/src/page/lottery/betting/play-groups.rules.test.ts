import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findKind } from '../../../lottery/rules/find-kind.ts';
import { playGroups } from './play-groups.rules.ts';

test('groups many play types, each once, and lists few without groups', () => {
  const { playTypes } = findKind('vn-north');
  const groups = playGroups(playTypes);
  assert.deepEqual(
    groups.flatMap(({ types }) => types.map(({ code }) => code)).sort(),
    playTypes.map(({ code }) => code).sort(),
  );
  assert.deepEqual([groups[0]?.kind, groups[0]?.length], ['digits', 2]);
  assert.ok(groups.some(({ kind }) => kind === 'combinations'));
  assert.equal(playGroups(findKind('four-d').playTypes).length, 1);
});

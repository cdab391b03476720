import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ContractSurface } from '@portal/shared/contract/releases/contract-surface';
import { judgeSurface } from './judge-surface.rules.ts';
import { surfaceText } from './surface-text.ts';

const recorded: ContractSurface = { version: '1.2.3', calls: {}, events: { moved: '()=>void' }, types: {} };
const more = { moved: '()=>void', heard: '()=>void' };

// covers 10: a changed contract needs a version that says what changed
for (const [what, tree, isSame, mayRecord, text] of [
  ['the same', recorded, true, true, /as recorded/],
  ['a new event under the old version', { ...recorded, events: more }, false, false, /has to be 1\.3\.0 or higher/],
  ['a new event under a patch', { ...recorded, version: '1.2.4', events: more }, false, false, /heard is new/],
  ['a new event under a minor', { ...recorded, version: '1.3.0', events: more }, false, true, /contract record/],
  ['a lost event under a minor', { ...recorded, version: '1.3.0', events: {} }, false, false, /2\.0\.0 or higher/],
  ['a lost event under a major', { ...recorded, version: '2.0.0', events: {} }, false, true, /moved is gone/],
  ['a raised version alone', { ...recorded, version: '1.2.4' }, false, true, /contract record/],
  ['a lowered version', { ...recorded, version: '1.2.2' }, false, false, /or higher/],
] as const) {
  test(`${what} is ${isSame ? 'as recorded' : mayRecord ? 'to be recorded' : 'refused'}`, () => {
    const judged = judgeSurface(recorded, tree);
    assert.deepEqual([judged.isSame, judged.mayRecord], [isSame, mayRecord]);
    assert.match(judged.lines.join('\n'), text);
  });
}

test('a surface is written in short lines and read again as it was', () => {
  const calls = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`GET /a/${at}`, { at, words: ['a', 'b'] }]));
  const text = surfaceText({ calls, none: undefined });
  assert.deepEqual(JSON.parse(text), { calls });
  assert.ok(text.split('\n').every((line) => line.length < 230) && text.split('\n').length > 40);
});

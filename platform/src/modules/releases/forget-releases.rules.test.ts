import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ForgetState, releasesToForget } from './forget-releases.rules.ts';
import type { ReleaseAct } from './live-versions.rules.ts';

const name = 'remote-games';
const day = (of: number) => new Date(Date.UTC(2026, 10, of));
const now = day(30);
/** 1.0.0 was published on 1 November, 1.0.1 on the 2nd and so on. */
const published = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name, version: `1.0.${at}`, publishedAt: day(at + 1) })).reverse();
const act = (version: string, of: number, more: Partial<ReleaseAct> = {}) => {
  return { act: 'promote' as const, name, version, at: day(of), ...more };
};
const forgotten = (state: Partial<ForgetState>) =>
  releasesToForget({ published: published(10), acts: [], previewed: [], now, ...state }).map(({ version }) => version);

test('of what was only stored, the five newest stay', () => {
  assert.deepEqual(forgotten({}), ['1.0.4', '1.0.3', '1.0.2', '1.0.1', '1.0.0']);
  assert.deepEqual(forgotten({ published: published(5) }), []);
});

test('what was published in the last seven days stays, however many there are', () => {
  assert.deepEqual(forgotten({ now: day(9) }), ['1.0.1', '1.0.0']);
  assert.deepEqual(forgotten({ now: day(8) }), ['1.0.0']);
  assert.deepEqual(forgotten({ now: new Date(day(8).getTime() - 1) }), []);
});

test('what is live, a candidate, or may be gone back to stays', () => {
  const acts = [act('1.0.0', 2), act('1.0.2', 4), act('1.0.3', 5, { percent: 10 })];
  assert.deepEqual(forgotten({ acts }), ['1.0.4', '1.0.1']);
});

test('what any composition of the last seven days named stays, and goes when they are over', () => {
  const before = [act('1.0.0', 2), act('1.0.1', 3), act('1.0.2', 4)];
  const back = act('1.0.0', 25, { act: 'rollback' });
  assert.deepEqual(forgotten({ acts: [...before, back] }), ['1.0.4', '1.0.3']);
  assert.deepEqual(forgotten({ acts: [...before, back], now: new Date(Date.UTC(2026, 11, 2)) }), [
    '1.0.4',
    '1.0.3',
    '1.0.2',
    '1.0.1',
  ]);
  const short = [act('1.0.3', 25, { percent: 5 }), act('1.0.2', 26, { act: 'take-back' })];
  assert.deepEqual(forgotten({ acts: [...before, ...short] }), ['1.0.4']);
});

test('what an open preview shows stays', () => {
  assert.deepEqual(forgotten({ previewed: [{ name, version: '1.0.2' }] }), ['1.0.4', '1.0.3', '1.0.1', '1.0.0']);
});

test('each release counts for itself', () => {
  const lottery = published(6).map((release) => ({ ...release, name: 'remote-lottery' }));
  const all = releasesToForget({ published: [...lottery, ...published(5)], acts: [], previewed: [], now });
  assert.deepEqual(all, [{ name: 'remote-lottery', version: '1.0.0' }]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReleaseAct } from '../registry/live-versions.rules.ts';
import { type ForgetState, releasesToForget } from './forget-releases.rules.ts';

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

test('keeps the five newest of what was only stored', () => {
  assert.deepEqual(forgotten({}), ['1.0.4', '1.0.3', '1.0.2', '1.0.1', '1.0.0']);
  assert.deepEqual(forgotten({ published: published(5) }), []);
});

test('keeps everything published in the last seven days', () => {
  assert.deepEqual(forgotten({ now: day(9) }), ['1.0.1', '1.0.0']);
  assert.deepEqual(forgotten({ now: day(8) }), ['1.0.0']);
  assert.deepEqual(forgotten({ now: new Date(day(8).getTime() - 1) }), []);
});

test('keeps live versions, candidates and rollback targets', () => {
  const acts = [act('1.0.0', 2), act('1.0.2', 4), act('1.0.3', 5, { percent: 10 })];
  assert.deepEqual(forgotten({ acts }), ['1.0.4', '1.0.1']);
});

test('keeps what any composition of the last seven days named, and deletes it afterwards', () => {
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

test('keeps what an open preview shows', () => {
  assert.deepEqual(forgotten({ previewed: [{ name, version: '1.0.2' }] }), ['1.0.4', '1.0.3', '1.0.1', '1.0.0']);
});

test('counts each release separately', () => {
  const lottery = published(6).map((release) => ({ ...release, name: 'remote-lottery' }));
  const all = releasesToForget({ published: [...lottery, ...published(5)], acts: [], previewed: [], now });
  assert.deepEqual(all, [{ name: 'remote-lottery', version: '1.0.0' }]);
});

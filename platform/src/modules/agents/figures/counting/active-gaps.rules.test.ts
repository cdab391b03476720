import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '@portal/shared/contract/time/calendar-days';
import { seededRandom } from '../../../../demo-data/games-history.rules.ts';
import { uplineIds } from '../../../accounts/index.ts';
import { type ActiveDay, type GapChange, gapChanges, longestGap, newlyActive } from './active-gaps.rules.ts';

const day = (at: number) => addDays('2026-01-01', at);
const active = (at: number, uplinePath = 'a.b.m.', memberId = 'm'): ActiveDay => ({
  memberId,
  day: day(at),
  uplinePath,
});
const change = (agentId: string, at: number, gap: number, members: number): GapChange => ({
  agentId,
  day: day(at),
  gap,
  members,
});

test('counts the first day as never played before, and the next one by its gap', () => {
  assert.deepEqual(gapChanges([], [active(0)]), [change('a', 0, longestGap, 1), change('b', 0, longestGap, 1)]);
  assert.deepEqual(gapChanges([active(0, 'a.m.')], [active(5, 'a.m.')]), [change('a', 5, 5, 1)]);
});

test('shortens the gap of the next day for a day in between', () => {
  const known = [active(0, 'a.m.'), active(10, 'a.m.')];
  assert.deepEqual(gapChanges(known, [active(7, 'a.m.')]), [
    change('a', 7, 7, 1),
    change('a', 10, 3, 1),
    change('a', 10, 10, -1),
  ]);
});

test('counts a day under two paths once for common uplines', () => {
  assert.deepEqual(gapChanges([active(0, 'a.b.m.')], [active(0, 'a.c.m.')]), [change('c', 0, longestGap, 1)]);
  assert.deepEqual(
    newlyActive(gapChanges([], [active(0, 'a.b.m.'), active(0, 'a.c.m.')])),
    new Map([
      [`a ${day(0)}`, 1],
      [`b ${day(0)}`, 1],
      [`c ${day(0)}`, 1],
    ]),
  );
});

test('treats a gap beyond the longest range as never', () => {
  const changes = gapChanges([active(0, 'a.m.')], [active(longestGap, 'a.m.'), active(longestGap + 92, 'a.m.')]);
  assert.deepEqual(
    changes.map(({ gap }) => gap),
    [longestGap, 92],
  );
});

test('changes nothing for a member without an upline', () => {
  assert.deepEqual(gapChanges([], [active(0, 'm.')]), []);
});

const paths = ['a.b.', 'a.b.c.', 'a.c.', 'd.', 'a.b.c.d.', ''];

// covers 3
test('counts different members in every range after folds out of order, with moves and repeats', (t) => {
  const seed = Math.floor(Math.random() * 1e9);
  t.diagnostic(`seed ${seed}`);
  const random = seededRandom(seed);
  const pick = (below: number) => Math.floor(random() * below);
  const known: ActiveDay[] = [];
  const counts = new Map<string, GapChange>();
  for (let fold = 0; fold < 120; fold += 1) {
    const batch = Array.from({ length: 1 + pick(6) }, () => {
      const memberId = `m${pick(5)}`;
      return active(pick(200), `${paths[pick(paths.length)]}${memberId}.`, memberId);
    });
    const isKnown = (one: ActiveDay) =>
      known.some((other) => other.day === one.day && other.uplinePath === one.uplinePath);
    const added = batch.filter((one) => !isKnown(one));
    for (const one of gapChanges(known, added)) {
      const name = `${one.agentId} ${one.day} ${one.gap}`;
      counts.set(name, { ...one, members: one.members + (counts.get(name)?.members ?? 0) });
    }
    known.push(...added);
  }
  assert.ok([...counts.values()].every(({ members }) => members >= 0));
  for (let asked = 0; asked < 400; asked += 1) {
    const agentId = ['a', 'b', 'c', 'd'][pick(4)] ?? 'a';
    const from = pick(200);
    const to = from + pick(92);
    const counted = [...counts.values()]
      .filter((one) => one.agentId === agentId && one.day >= day(from) && one.day <= day(to))
      .filter((one) => one.gap > (Date.parse(one.day) - Date.parse(day(from))) / 86_400_000)
      .reduce((sum, { members }) => sum + members, 0);
    const below = known.filter((one) => uplineIds(one.uplinePath).includes(agentId));
    const inRange = below.filter((one) => one.day >= day(from) && one.day <= day(to));
    assert.equal(counted, new Set(inRange.map(({ memberId }) => memberId)).size, `${agentId} ${from} to ${to}`);
  }
});

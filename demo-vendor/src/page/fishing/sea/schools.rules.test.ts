import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deepKinds, reefKinds } from '@portal/engines/fishing/fish-kinds';
import { seededDraw } from '@portal/engines/seeded-draw';
import { createFishTank } from './fish-tank.ts';
import { waterOf } from './geometry.rules.ts';
import { nextKind, school } from './schools.rules.ts';

const chanceOf = (seed: number) => {
  const draw = seededDraw(seed);
  return () => draw(1_000_000) / 1_000_000;
};
const water = waterOf(390, 60, 640);

test('brings every kind but the boss at random, cheap ones more often', () => {
  const chance = chanceOf(7);
  const counts = new Map<number, number>();
  for (let i = 0; i < 20_000; i += 1) {
    const no = nextKind(reefKinds, chance, new Set());
    counts.set(no, (counts.get(no) ?? 0) + 1);
  }
  assert.deepEqual(
    [...counts.keys()].sort((a, b) => a - b),
    reefKinds.slice(0, -1).map((_, i) => i + 1),
  );
  assert.ok((counts.get(1) ?? 0) > 3 * (counts.get(15) ?? 0));
  assert.equal(nextKind(reefKinds, chance, new Set([1])) === 1, false);
});

test('moves a school through the whole water, from outside one side to outside the other', () => {
  const chance = chanceOf(11);
  for (const [i] of deepKinds.entries()) {
    for (const { curve, takes, kind } of school(deepKinds, i + 1, water, chance)) {
      const ends = [curve[0].x, curve[3].x].sort((a, b) => a - b);
      assert.ok((ends[0] ?? 0) < 0 && (ends[1] ?? 0) > water.width);
      assert.ok(takes > 1 && takes < 60, `${takes} s`);
      assert.equal(kind, i + 1);
    }
  }
});

test('brings the same fish for the same seed', () => {
  const ways = (seed: number) => school(reefKinds, 1, water, chanceOf(seed));
  assert.deepEqual(ways(5), ways(5));
  assert.notDeepEqual(ways(5), ways(6));
});

test('never leaves the sea empty or crowded in ten minutes, and announces the boss before it appears', () => {
  const bosses: string[] = [];
  const tank = createFishTank(deepKinds, chanceOf(3), { boss: ({ name }) => bosses.push(name) });
  tank.fill(water);
  let [least, most] = [999, 0];
  for (let i = 0; i < 10 * 60 * 20; i += 1) {
    tank.pass(0.05, water, 1);
    const boss = tank.visible(water).find(({ kind }) => kind === deepKinds.length);
    if (boss) assert.ok(bosses.length > 0);
    least = Math.min(least, tank.visible(water).length);
    most = Math.max(most, tank.list().length);
  }
  assert.ok(least >= 1, `${least} at the least`);
  assert.ok(most <= 48, `${most} at the most`);
  assert.ok(bosses.length >= 8);
});

test('removes the fish that was hit, or another of its kind, or none', () => {
  const tank = createFishTank(reefKinds, chanceOf(9), { boss: () => {} });
  tank.fill(water);
  tank.pass(0.05, water, 1);
  const one = tank.visible(water)[0];
  assert.ok(one);
  assert.equal(tank.catchOne(one.id, one.kind)?.id, one.id);
  assert.notEqual(tank.catchOne(one.id, one.kind)?.id, one.id);
  assert.equal(tank.find(one.id), undefined);
  assert.equal(tank.catchOne(-1, 99), undefined);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reefKinds } from '@portal/engines/fishing/fish-kinds';
import { createFishTank } from '../sea/fish-tank.ts';
import { waterOf } from '../sea/geometry.rules.ts';
import { createBullets } from './bullets.ts';
import { createGun } from './gun.ts';

const water = waterOf(800, 60, 600);
const pivot = { x: 400, y: 640 };

/** A cannon over a sea with fish in it; `pass` lets seconds go by. */
function cannon(balance = 10_000) {
  let now = 0;
  let state = 12345;
  const chance = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const announced: string[] = [];
  const tank = createFishTank(reefKinds, chance, { boss: () => {} });
  const hits: number[] = [];
  const bullets = createBullets(tank, (fish) => hits.push(fish.id));
  const reserved = () => bullets.list().length * 100;
  let shots = 0;
  const gun = createGun({
    tank,
    bullets,
    state: () => ({ unanswered: bullets.list().length, balance, reserved: reserved(), value: 100 }),
    fired: () => {
      shots += 1;
    },
    changed: () => {},
    announce: (words) => announced.push(words),
  });
  tank.fill(water);
  const pass = (seconds: number) => {
    for (let i = 0; i < seconds * 50; i += 1) {
      now += 20;
      tank.pass(0.02, water, 1);
      gun.pass(0.02, now, pivot, water);
      bullets.pass(0.02, water);
    }
  };
  return { gun, tank, bullets, hits, announced: announced, pass, shots: () => shots };
}

test('fires one shot for a press, and at most ten in a second while held', () => {
  const { gun, pass, shots } = cannon();
  gun.shoot();
  pass(1);
  assert.equal(shots(), 1);
  gun.hold(true);
  pass(2);
  gun.hold(false);
  assert.ok(shots() > 6 && shots() <= 1 + 20, `${shots()}`);
  const before = shots();
  pass(1);
  assert.equal(shots(), before);
});

test('fires at most ten shots in a second for any number of presses', () => {
  const { gun, pass, shots } = cannon();
  for (let i = 0; i < 250; i += 1) {
    gun.shoot();
    pass(0.02);
  }
  assert.ok(shots() <= 50, `${shots()} in five seconds`);
});

test('stops automatic fire with a message when the balance does not suffice', () => {
  const { gun, pass, announced, shots } = cannon(99);
  gun.toggleAuto();
  assert.equal(gun.shown().isAuto, true);
  pass(0.1);
  assert.equal(gun.shown().isAuto, false);
  assert.equal(shots(), 0);
  assert.match(announced.at(-1) ?? '', /too low/);
});

test('follows the locked fish, and hits no other', () => {
  const { gun, tank, hits, pass } = cannon();
  pass(0.1);
  gun.toggleLock();
  pass(0.1);
  const target = gun.target();
  assert.ok(target);
  gun.shoot();
  for (let i = 0; i < 100 && hits.length === 0 && tank.find(target.id); i += 1) pass(0.02);
  assert.deepEqual(hits, [target.id]);
});

// covers 2.7
test('moves through the visible fish by the arrows, and turns a free cannon', () => {
  const { gun, tank, pass, announced } = cannon();
  pass(0.1);
  gun.next(1);
  const first = gun.target();
  gun.next(1);
  const second = gun.target();
  assert.ok(first && second && first.id !== second.id);
  assert.equal(
    tank.visible(water).some(({ id }) => id === second.id),
    true,
  );
  assert.match(announced.at(-1) ?? '', /^Aiming at /);
  gun.toggleLock();
  const before = gun.shown().angle;
  gun.turn(-1);
  pass(0.2);
  assert.ok(gun.shown().angle < before);
});

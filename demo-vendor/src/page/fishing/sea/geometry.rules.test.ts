import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { aimAt, clampAim, flown, isInside, onCurve, waterOf } from './geometry.rules.ts';

const water = waterOf(1000, 60, 660);
const near = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 1e-9, `${actual} is not ${expected}`);

test('aims the cannon at a point, and never below the floor', () => {
  const cannon = { x: 500, y: 700 };
  near(aimAt(cannon, { x: 500, y: 100 }), -Math.PI / 2);
  near(aimAt(cannon, { x: 600, y: 600 }), -Math.PI / 4);
  near(aimAt(cannon, { x: 400, y: 600 }), (-3 * Math.PI) / 4);
  for (const x of [0, 499, 501, 1000]) {
    const angle = aimAt(cannon, { x, y: 900 });
    assert.ok(Math.sin(angle) < -0.2, `at ${x}`);
    assert.equal(Math.sign(Math.cos(angle)), Math.sign(x - 500));
  }
  near(clampAim(0), -Math.PI / 2 + 1.35);
});

for (const [name, from, seconds, to] of [
  ['straight on', { x: 100, y: 100, vx: 200, vy: 100 }, 1, { x: 300, y: 200, vx: 200, vy: 100 }],
  ['off the right wall', { x: 950, y: 100, vx: 200, vy: 0 }, 1, { x: 850, y: 100, vx: -200, vy: 0 }],
  ['off the left wall', { x: 50, y: 100, vx: -200, vy: 0 }, 1, { x: 150, y: 100, vx: 200, vy: 0 }],
  ['off the surface', { x: 500, y: 100, vx: 0, vy: -100 }, 1, { x: 500, y: 120, vx: 0, vy: 100 }],
  ['off the floor', { x: 500, y: 600, vx: 0, vy: 100 }, 1, { x: 500, y: 620, vx: 0, vy: -100 }],
] as const) {
  test(`a bullet flies ${name}`, () => assert.deepEqual(flown(from, seconds, water), to));
}

// covers 2.7
test('keeps a bullet in the water at constant speed', () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const bullet = fc.record({ x: number(0, 1000), y: number(60, 660), vx: number(-900, 900), vy: number(-900, 900) });
  fc.assert(
    fc.property(bullet, number(0, 5), (start, seconds) => {
      const end = flown(start, seconds, water);
      assert.ok(end.x >= 0 && end.x <= water.width && end.y >= water.top && end.y <= water.bottom);
      near(Math.hypot(end.vx, end.vy), Math.hypot(start.vx, start.vy));
    }),
  );
});

test('hits a fish inside its ellipse, which turns with it', () => {
  const body = { x: 500, y: 300, angle: 0, length: 100, height: 40 };
  assert.equal(isInside(body, { x: 540, y: 300 }), true);
  assert.equal(isInside(body, { x: 548, y: 300 }), false);
  assert.equal(isInside(body, { x: 500, y: 317 }), true);
  assert.equal(isInside(body, { x: 500, y: 330 }), false);
  assert.equal(isInside({ ...body, angle: Math.PI / 2 }, { x: 500, y: 330 }), true);
  assert.equal(isInside(body, { x: 500, y: 330 }, 14), true, 'with the grace of a finger');
});

test('begins and ends a curve at its end points', () => {
  const curve = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 20, y: 10 },
    { x: 30, y: 10 },
  ] as const;
  assert.deepEqual(onCurve(curve, 0), { x: 0, y: 0, angle: 0 });
  assert.deepEqual([onCurve(curve, 1).x, onCurve(curve, 1).y], [30, 10]);
  assert.deepEqual([onCurve(curve, 0.5).x, onCurve(curve, 0.5).y], [15, 5]);
});

test('scales things down on a phone, within bounds', () => {
  assert.equal(waterOf(320, 60, 400).scale, 0.62);
  assert.equal(waterOf(3000, 60, 2000).scale, 1.35);
  assert.ok(waterOf(390, 60, 700).scale < waterOf(1440, 60, 780).scale);
});

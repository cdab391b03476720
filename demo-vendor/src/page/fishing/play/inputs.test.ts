import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listenToPointer } from './inputs.ts';

/** Water whose corner lies at 100, 50 of the page. */
class Water extends EventTarget {
  focus(): void {}
  setPointerCapture(): void {}
  getBoundingClientRect() {
    const box = { x: 100, y: 50, left: 100, top: 50, right: 900, bottom: 650, width: 800, height: 600 };
    return { ...box, toJSON: () => box };
  }
  press(clientX: number, clientY: number): void {
    this.dispatchEvent(Object.assign(new Event('pointerdown'), { button: 0, pointerId: 1, clientX, clientY }));
    this.dispatchEvent(new Event('pointerup'));
  }
}

function harness() {
  const water = new Water();
  const acts: unknown[] = [];
  const gun = {
    shown: () => ({ angle: 0, isLocked: false, recoil: 0, isAuto: false }),
    aimAt: (point: object) => acts.push(['aim', point]),
    pick: () => acts.push('pick'),
    shoot: () => acts.push('shoot'),
    hold: (isOn: boolean) => acts.push(['hold', isOn]),
  };
  listenToPointer(water, gun, { at: () => undefined });
  return { water, acts };
}

// covers 2.1: WCAG 2.5.7
test('one press on the water aims where it lands and shoots, without a drag', () => {
  const { water, acts } = harness();
  water.press(500, 250);
  assert.deepEqual(acts, [['aim', { x: 400, y: 200 }], 'shoot', ['hold', true], ['hold', false]]);
  acts.length = 0;
  water.press(140, 90);
  assert.deepEqual(acts[0], ['aim', { x: 40, y: 40 }]);
});

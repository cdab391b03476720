import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPressable, setPressable } from './pressable.ts';

class FakeButton extends EventTarget {
  readonly attributes = new Map<string, string>();
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value);
  getAttribute = (name: string) => this.attributes.get(name) ?? null;
}

test('ignores presses while it is off, and takes them again afterwards', () => {
  const button = new FakeButton();
  let presses = 0;
  setPressable(button, true);
  button.addEventListener('click', () => {
    presses += 1;
  });
  const press = () => button.dispatchEvent(new Event('click', { cancelable: true }));
  press();
  setPressable(button, false);
  assert.equal(press(), false, 'a radio button that is off does not change');
  assert.deepEqual([presses, isPressable(button)], [1, false]);
  setPressable(button, true);
  assert.equal(press(), true);
  assert.deepEqual([presses, isPressable(button)], [2, true]);
});

test('never sets `disabled`, which would remove the focus', () => {
  const button = new FakeButton();
  setPressable(button, false);
  assert.deepEqual([...button.attributes], [['aria-disabled', 'true']]);
});

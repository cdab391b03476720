import { buildVendor } from '@portal/shared/testing/builders';
import { act, fireEvent, screen } from '@testing-library/react';
import { openPortal } from '../../../testing/open-portal.tsx';
import { VendorBelt } from './vendor-belt.tsx';

const slide = 100;
const vendors = (count: number) => Array.from({ length: count }, (_, at) => buildVendor(`Vendor ${at}`));
/** In steps, as changes by a timer render at the end of each. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 500) await act(async () => jest.advanceTimersByTimeAsync(Math.min(500, left)));
}

/** jsdom has no layout: ten slides of a hundred are in view. */
async function open(count: number, { isCalm = false, inView = 10 } = {}) {
  window.matchMedia = (media) => ({ matches: isCalm && media.includes('reduce') }) as MediaQueryList;
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => inView * slide });
  document.head.innerHTML = `<style>li { box-sizing: border-box; width: ${slide}px }</style>`;
  const { show } = await openPortal();
  jest.useFakeTimers();
  show(<VendorBelt vendors={vendors(count)} />);
  await act(async () => jest.advanceTimersByTimeAsync(0));
  return screen.getByRole('list');
}

/** Number of logos that have scrolled out of view. */
const passed = (row: HTMLElement) => 0 - Number(/translate3d\((-?\d+)px/.exec(row.style.transform)?.[1] ?? 0) / slide;

const { matchMedia } = window;
afterEach(() => {
  jest.useRealTimers();
  window.matchMedia = matchMedia;
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  document.head.innerHTML = '';
});

// covers 2.4
test('advances by one logo every three seconds, and wraps around', async () => {
  const row = await open(12);
  const seen: number[] = [];
  for (let step = 0; step < 4; step += 1) {
    await pass(2_999);
    seen.push(passed(row));
    await pass(1);
  }
  expect([...seen, passed(row)]).toEqual([0, 1, 2, 0, 1]);
});

test('pauses when stopped or hovered', async () => {
  const row = await open(12);
  fireEvent.pointerEnter(row.parentElement as Element, { pointerType: 'mouse' });
  await pass(10_000);
  expect(passed(row)).toBe(0);
  fireEvent.pointerLeave(row.parentElement as Element, { pointerType: 'mouse' });
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await pass(10_000);
  expect(passed(row)).toBe(0);
});

test('does not move with reduced motion', async () => {
  const row = await open(12, { isCalm: true });
  await pass(10_000);
  expect(passed(row)).toBe(0);
});

// covers 2.1: WCAG 2.5.7
test('on a phone, few logos that do not all fit move by a press, without a drag', async () => {
  const row = await open(6, { isCalm: true, inView: 4 });
  await pass(3_000);
  expect(passed(row)).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await pass(3_000);
  expect(passed(row)).toBe(1);
});

test('has no stop button for ten logos or fewer', async () => {
  await open(10);
  expect(screen.queryByRole('button')).toBeNull();
});

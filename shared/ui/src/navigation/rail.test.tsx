import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Rail } from './rail.tsx';

const labels = { previous: 'Previous', next: 'Next' };
const tile = 100;

/** jsdom lays nothing out: three tiles of a hundred are in view. */
const { IntersectionObserver } = window;
beforeEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 3 * tile });
  Object.defineProperty(HTMLElement.prototype, 'scrollWidth', {
    configurable: true,
    get(this: HTMLElement) {
      return Math.max(3, this.children.length) * tile;
    },
  });
  document.head.innerHTML = `<style>li { box-sizing: border-box; width: ${tile}px }</style>`;
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollWidth');
  document.head.innerHTML = '';
  window.IntersectionObserver = IntersectionObserver;
});

const railOf = (length: number) => (
  <Rail title="Games" labels={labels}>
    {Array.from({ length }, (_, at) => (
      <a key={at} href={`#${at}`}>{`Game ${at}`}</a>
    ))}
  </Rail>
);

function draw(): HTMLElement {
  render(railOf(7));
  return screen.getByRole('list').parentElement as HTMLElement;
}

async function open(dir: string) {
  const view = draw();
  view.style.direction = dir;
  fireEvent.pointerEnter(view);
  await waitFor(() => expect(view).toHaveAttribute('data-swiping'));
}

/** Tiles that have passed out of view; to the right where the page is written from the right. */
const passed = () =>
  0 - Number(/translate3d\((-?\d+)px/.exec(screen.getByRole('list').style.transform)?.[1] ?? 0) / tile;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

// covers 2.4
test.each([
  ['ltr', 1],
  ['rtl', -1],
] as const)('written %s the arrows lead on and back in the way of reading, to both ends', async (dir, way) => {
  await open(dir);
  expect([isOff('Previous'), isOff('Next')]).toEqual([true, false]);
  press('Next');
  expect([passed(), isOff('Previous'), isOff('Next')]).toEqual([3 * way, false, false]);
  press('Next');
  expect([passed(), isOff('Previous'), isOff('Next')]).toEqual([4 * way, false, true]);
  press('Next');
  press('Previous');
  press('Previous');
  expect([passed(), isOff('Previous'), isOff('Next')]).toEqual([0, true, false]);
});

test('an arrow keeps the focus when it is disabled at an end', async () => {
  await open('ltr');
  const previous = screen.getByRole('button', { name: 'Previous' });
  press('Next');
  previous.focus();
  press('Previous');
  expect(previous).toHaveFocus();
  expect(isOff('Previous')).toBe(true);
});

test('the first press of an arrow turns the page as soon as swiper has loaded', async () => {
  const view = draw();
  press('Next');
  await waitFor(() => expect(view).toHaveAttribute('data-swiping'));
  expect(passed()).toBe(3);
});

test('has no arrows while all its tiles are in view, before swiper has loaded too', async () => {
  const { rerender } = render(railOf(3));
  expect(screen.queryAllByRole('button')).toEqual([]);
  rerender(railOf(4));
  expect([isOff('Previous'), isOff('Next')]).toEqual([true, false]);
  rerender(railOf(1));
  fireEvent.pointerEnter(screen.getByRole('list'));
  await waitFor(() => expect(screen.getByRole('list').parentElement).toHaveAttribute('data-swiping'));
  expect(screen.queryAllByRole('button')).toEqual([]);
});

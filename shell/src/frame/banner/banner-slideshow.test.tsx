import { buildBanner } from '@portal/shared/testing/builders';
import { act, fireEvent, screen } from '@testing-library/react';
import { openPortal } from '../../../testing/open-portal.tsx';
import { BannerSlideshow } from './banner-slideshow.tsx';

const width = 400;
const banners = [1, 2, 3].map((number) => ({
  ...buildBanner('w_home'),
  bannerId: `b${number}`,
  title: `No. ${number}`,
  linkageType: '/rng',
}));

/** jsdom has no layout. */
const layOut = () =>
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => width });

const page = (number: number) => screen.getByRole('button', { name: `Go to banner ${number}` });
const shown = () => [1, 2, 3].filter((number) => page(number).getAttribute('aria-current') === 'true');
/** In steps, as changes by a timer render at the end of each. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 500) await act(async () => jest.advanceTimersByTimeAsync(Math.min(500, left)));
}

async function open({ isCalm = false } = {}) {
  window.matchMedia = (media) => ({ matches: isCalm && media.includes('reduce') }) as MediaQueryList;
  const { show } = await openPortal();
  jest.useFakeTimers();
  show(<BannerSlideshow banners={banners} isHome />);
}

const { matchMedia } = window;
beforeEach(layOut);
afterEach(() => {
  jest.useRealTimers();
  window.matchMedia = matchMedia;
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
});

// covers 2.2, 9
test('shows a new banner every 5 seconds, and the first after the last', async () => {
  await open();
  for (const number of [1, 2, 3, 1, 2]) {
    expect(shown()).toEqual([number]);
    await pass(4_999);
    expect(shown()).toEqual([number]);
    await pass(1);
  }
});

/** Offset of the row from its start, in slides. */
function moved(): number {
  const row = screen.getByRole('group', { name: '1 / 3' }).parentElement;
  return 0 - Number(/translate3d\((-?\d+)px/.exec(row?.style.transform ?? '')?.[1] ?? 0) / width;
}

// covers 2.4
test.each([
  ['ltr', 1],
  ['rtl', -1],
] as const)('in %s the row advances in reading direction, and by the arrow keys', async (dir, way) => {
  await open();
  const view = screen.getByRole('region', { name: 'Slides' });
  view.style.direction = dir;
  await pass(5_000);
  expect([shown(), moved()]).toEqual([[2], way]);
  fireEvent.keyDown(view, { key: 'ArrowRight' });
  expect([shown(), moved()]).toEqual(way === 1 ? [[3], 2] : [[1], 0]);
});

test('makes hidden slides unreachable, and keeps the focus when its slide goes', async () => {
  await open();
  await pass(3_500);
  const isInert = (number: number) => screen.getByLabelText(`${number} / 3`).hasAttribute('inert');
  expect([1, 2, 3].map(isInert)).toEqual([false, true, true]);
  const link = screen.getByRole('link', { name: /No. 1/ });
  act(() => link.focus());
  fireEvent.keyDown(link, { key: 'ArrowRight' });
  expect([1, 2, 3].map(isInert)).toEqual([true, false, true]);
  expect(document.activeElement).toHaveAccessibleName('Slides');
});

// covers 2.2
test('shows a chosen page for its five seconds', async () => {
  await open();
  await pass(4_000);
  fireEvent.click(page(3));
  expect(shown()).toEqual([3]);
  await pass(4_999);
  expect(shown()).toEqual([3]);
});

test('stays stopped until it is started again', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await pass(20_000);
  expect(shown()).toEqual([1]);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await pass(5_000);
  expect(shown()).toEqual([2]);
});

test('pauses out of sight and resumes in sight', async () => {
  const { IntersectionObserver } = window;
  const observers = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>();
  class ReportedObserver {
    constructor(private report: (entries: { isIntersecting: boolean }[]) => void) {}
    observe(element: Element) {
      observers.set(element, this.report);
    }
    unobserve() {}
    disconnect() {}
  }
  Reflect.set(window, 'IntersectionObserver', ReportedObserver);
  await open();
  const view = screen.getByRole('region', { name: 'Slides' });
  const report = (isIntersecting: boolean) => act(() => observers.get(view)?.([{ isIntersecting }]));
  report(false);
  await pass(20_000);
  expect(shown()).toEqual([1]);
  report(true);
  await pass(5_000);
  expect(shown()).toEqual([2]);
  window.IntersectionObserver = IntersectionObserver;
});

test('pauses while the focus is in a banner', async () => {
  await open();
  const slide = screen.getByRole('group', { name: '1 / 3' });
  fireEvent.focus(slide);
  await pass(20_000);
  expect(shown()).toEqual([1]);
  fireEvent.blur(slide);
  await pass(5_000);
  expect(shown()).toEqual([2]);
});

test('does not move with reduced motion; the pages can still be chosen', async () => {
  await open({ isCalm: true });
  await pass(20_000);
  expect(shown()).toEqual([1]);
  fireEvent.click(page(2));
  expect(shown()).toEqual([2]);
});

test('renders the first banner at once and the others when the page is idle', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'No. 1' })).toBeVisible();
  expect(screen.queryByText('No. 2')).toBeNull();
  await pass(3_500);
  expect(screen.getByText('No. 2')).toBeVisible();
});

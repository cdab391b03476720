import { buildVendor } from '@portal/shared/testing/builders';
import { act, fireEvent, screen } from '@testing-library/react';
import { openPortal } from '../../../testing/open-portal.tsx';
import { VendorBelt } from './vendor-belt.tsx';

const slide = 100;
const vendors = (count: number) => Array.from({ length: count }, (_, at) => buildVendor(`Vendor ${at}`));
const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

/** jsdom lays nothing out: ten slides of a hundred are in view. */
async function open(count: number, { isCalm = false } = {}) {
  window.matchMedia = (media) => ({ matches: isCalm && media.includes('reduce') }) as MediaQueryList;
  const size = (name: string, of: (element: Element) => number) =>
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: Element) {
        return of(this);
      },
    });
  size('clientWidth', ({ tagName }) => (tagName === 'LI' ? slide : 10 * slide));
  size('scrollWidth', () => count * slide);
  Element.prototype.scrollTo = function scrollTo(to?: ScrollToOptions | number) {
    if (typeof to === 'object') this.scrollLeft = to.left ?? 0;
  };
  const { show } = await openPortal();
  jest.useFakeTimers();
  show(<VendorBelt vendors={vendors(count)} />);
  return screen.getByRole('list');
}

const { matchMedia } = window;
afterEach(() => {
  jest.useRealTimers();
  window.matchMedia = matchMedia;
  for (const name of ['clientWidth', 'scrollWidth']) Reflect.deleteProperty(HTMLElement.prototype, name);
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
});

test('one logo further every three seconds, and after the last the first again', async () => {
  const track = await open(12);
  const seen: number[] = [];
  for (let step = 0; step < 4; step += 1) {
    await pass(2_999);
    seen.push(track.scrollLeft);
    await pass(1);
  }
  expect([...seen, track.scrollLeft]).toEqual([0, slide, 2 * slide, 0, slide]);
});

test('stopped, or read by a mouse, it stands', async () => {
  const track = await open(12);
  fireEvent.pointerEnter(track.parentElement as Element, { pointerType: 'mouse' });
  await pass(10_000);
  expect(track.scrollLeft).toBe(0);
  fireEvent.pointerLeave(track.parentElement as Element, { pointerType: 'mouse' });
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await pass(10_000);
  expect(track.scrollLeft).toBe(0);
});

test('nothing moves for who wants less motion', async () => {
  const track = await open(12, { isCalm: true });
  await pass(10_000);
  expect(track.scrollLeft).toBe(0);
});

test('ten or fewer need no button to stop them', async () => {
  await open(10);
  expect(screen.queryByRole('button')).toBeNull();
});

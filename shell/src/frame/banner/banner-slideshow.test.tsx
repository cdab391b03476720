import { buildBanner } from '@portal/shared/testing/builders';
import { act, fireEvent, screen } from '@testing-library/react';
import { openPortal } from '../../../testing/open-portal.tsx';
import { BannerSlideshow } from './banner-slideshow.tsx';

const width = 400;
const banners = [1, 2, 3].map((number) => ({
  ...buildBanner('w_home'),
  bannerId: `b${number}`,
  title: `No. ${number}`,
}));

/** jsdom lays nothing out: a track of three slides and the copy, which scrolls at once. */
function layOut() {
  const fixed = (name: string, value: number) =>
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  fixed('clientWidth', width);
  fixed('scrollWidth', width * (banners.length + 1));
  Element.prototype.scrollTo = function scrollTo(to?: ScrollToOptions | number) {
    if (typeof to !== 'object') return;
    this.scrollLeft = to.left ?? 0;
    fireEvent.scroll(this);
  };
}

const page = (number: number) => screen.getByRole('button', { name: `Go to banner ${number}` });
const shown = () => [1, 2, 3].filter((number) => page(number).getAttribute('aria-current') === 'true');
const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

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
  for (const name of ['clientWidth', 'scrollWidth']) Reflect.deleteProperty(HTMLElement.prototype, name);
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
});

test('a new banner every 5 seconds, and after the last the first', async () => {
  await open();
  for (const number of [1, 2, 3, 1, 2]) {
    expect(shown()).toEqual([number]);
    await pass(4_999);
    expect(shown()).toEqual([number]);
    await pass(1);
  }
});

test('behind the copy of the first stands the first itself', async () => {
  await open();
  const track = screen.getByRole('group', { name: '1 / 3' }).parentElement;
  await pass(5_000);
  await pass(5_000);
  expect(track?.scrollLeft).toBe(2 * width);
  await pass(5_000);
  expect(track?.scrollLeft).toBe(0);
});

test('written from the right the track runs to the left', async () => {
  await open();
  const track = screen.getByRole('group', { name: '1 / 3' }).parentElement as HTMLElement;
  track.style.direction = 'rtl';
  await pass(5_000);
  expect([shown(), track.scrollLeft]).toEqual([[2], -width]);
  await pass(5_000);
  await pass(5_000);
  expect([shown(), track.scrollLeft]).toEqual([[1], 0]);
});

test('a page that is pressed is shown, for its five seconds', async () => {
  await open();
  await pass(4_000);
  fireEvent.click(page(3));
  expect(shown()).toEqual([3]);
  await pass(4_999);
  expect(shown()).toEqual([3]);
});

test('stopped it stands until it is started again', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await pass(20_000);
  expect(shown()).toEqual([1]);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await pass(5_000);
  expect(shown()).toEqual([2]);
});

test('scrolled away it stands, and goes on when it is back', async () => {
  await open();
  const track = screen.getByRole('group', { name: '1 / 3' }).parentElement as HTMLElement;
  const place = jest.spyOn(track, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -300, 400, 299));
  await pass(20_000);
  expect(shown()).toEqual([1]);
  place.mockRestore();
  await pass(5_000);
  expect(shown()).toEqual([2]);
});

test('it waits while the focus is in a banner', async () => {
  await open();
  const slide = screen.getByRole('group', { name: '1 / 3' });
  fireEvent.focus(slide);
  await pass(20_000);
  expect(shown()).toEqual([1]);
  fireEvent.blur(slide);
  await pass(5_000);
  expect(shown()).toEqual([2]);
});

test('nothing moves for who wants less motion; the pages still lead on', async () => {
  await open({ isCalm: true });
  await pass(20_000);
  expect(shown()).toEqual([1]);
  fireEvent.click(page(2));
  expect(shown()).toEqual([2]);
});

test('the first banner stands at once; the others are drawn when the page has settled', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'No. 1' })).toBeVisible();
  expect(screen.queryByText('No. 2')).toBeNull();
  await pass(3_500);
  expect(screen.getByText('No. 2')).toBeVisible();
});

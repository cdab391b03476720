import { Router } from '@portal/shared/remote/router';
import { render } from '@testing-library/react';
import { usePageScroll } from './use-page-scroll.ts';

/** Height of the view, in px. */
const viewHeight = 800;
let pageHeight = 0;
let resized = () => {};

/** Scrolls as a browser does: at most to the end of the page. */
function scrollTo(top: number): void {
  const scrollY = Math.max(0, Math.min(top, pageHeight - viewHeight));
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
}

// The event comes with the next frame.
const announceScroll = () => window.dispatchEvent(new Event('scroll'));

function grow(height: number): void {
  pageHeight = height;
  resized();
  announceScroll();
}

beforeEach(() => {
  pageHeight = viewHeight;
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  Reflect.set(window, 'scrollTo', ({ top = 0 }: ScrollToOptions) => scrollTo(top));
  Reflect.set(
    window,
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resized = onResize;
      }
      observe() {}
      disconnect() {
        resized = () => {};
      }
    },
  );
});

function Page() {
  usePageScroll();
  return null;
}

const navigator = { createHref: String, go: () => {}, push: () => {}, replace: () => {} };

/** Opens a page as "back" does. */
const openLeftAt = (scrollTop: number) =>
  render(
    <Router location={{ pathname: '/rng', key: 'left', state: { scrollTop } }} navigator={navigator}>
      <Page />
    </Router>,
  );

test('holds a page where it was left while it grows', () => {
  openLeftAt(1200);
  expect(window.scrollY).toBe(0);
  grow(1500);
  expect(window.scrollY).toBe(700);
  grow(3000);
  expect(window.scrollY).toBe(1200);
  grow(4000);
  expect(window.scrollY).toBe(1200);
});

test.each([
  ['while the page is still too short', 1500],
  ['once the page is as long as it was', 3000],
])('lets go of a page that something else scrolls %s', (_when, height) => {
  openLeftAt(1200);
  grow(height);
  scrollTo(300);
  announceScroll();
  grow(4000);
  expect(window.scrollY).toBe(300);
});

test('lets go of a page at the first key', () => {
  openLeftAt(1200);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  grow(3000);
  expect(window.scrollY).toBe(0);
});

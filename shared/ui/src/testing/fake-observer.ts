/** The observers that the page has made since `installFakeObserver`, moved by hand. */
export class FakeObserver implements IntersectionObserver {
  static made: FakeObserver[] = [];
  readonly watched = new Set<Element>();
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];

  constructor(
    private readonly report: IntersectionObserverCallback,
    readonly options: IntersectionObserverInit = {},
  ) {
    FakeObserver.made.push(this);
  }

  observe = (element: Element) => void this.watched.add(element);
  unobserve = (element: Element) => void this.watched.delete(element);
  disconnect = () => this.watched.clear();
  takeRecords = () => [];

  /** Notifies the page that these elements came into view, or left it. */
  see(elements: Iterable<Element>, isIntersecting = true): void {
    this.notify(elements, isIntersecting, isIntersecting ? 1 : 0);
  }

  /** Notifies the page that these elements have little more than an edge in common with the screen. */
  touch(elements: Iterable<Element>): void {
    this.notify(elements, true, 0.008);
  }

  private notify(elements: Iterable<Element>, isIntersecting: boolean, ratio: number): void {
    const entries = [...elements].map((target) => {
      const rect = target.getBoundingClientRect();
      const rects = { boundingClientRect: rect, intersectionRect: rect, rootBounds: null };
      return { target, isIntersecting, intersectionRatio: ratio, time: 0, ...rects };
    });
    this.report(entries, this);
  }

  /** Observers that currently watch an element. */
  static of(element: Element): FakeObserver[] {
    return FakeObserver.made.filter(({ watched }) => watched.has(element));
  }
}

/** Puts the fake in the place of the browser's; returns how to put that back. */
export function installFakeObserver(): () => void {
  const before = globalThis.IntersectionObserver;
  FakeObserver.made = [];
  globalThis.IntersectionObserver = FakeObserver;
  return () => {
    globalThis.IntersectionObserver = before;
  };
}

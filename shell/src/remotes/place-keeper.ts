import type {
  MountedRemote,
  MountRequest,
  MountResult,
  RemoteFailureReason,
  RemoteSource,
} from './remote-source.types.ts';
import { watchTouches } from './touches.ts';

export type PlaceState = 'loading' | 'shown' | RemoteFailureReason;

export interface KeeperPorts {
  source: Pick<RemoteSource, 'mount' | 'shouldSwap'>;
  request: Omit<MountRequest, 'signal' | 'instead' | 'onBroken'>;
  onState(state: PlaceState): void;
}

/** One place filled by a remote. */
export interface KeptPlace {
  /** The player went to another page: a newer version takes over. */
  navigated(): void;
  /** An overlay covers the place: a newer version takes over unless the player has begun something here. */
  covered(): void;
  leave(): void;
}

/**
 * Fills a place and keeps it filled: the version that is shown stays in sight until a newer one stands beside it. One
 * that cannot be mounted changes nothing. What the player began meanwhile counts more than the newer version.
 */
export function keepPlace({ source, request, onState }: KeeperPorts): KeptPlace {
  const { name, element } = request;
  const gone = new AbortController();
  const touches = watchTouches(element);
  let shown: MountedRemote | undefined;
  let isSwapping = false;

  async function mount(instead?: string): Promise<MountedRemote | RemoteFailureReason> {
    let isBroken = false;
    let result: MountResult | undefined;
    const onBroken = () => {
      isBroken = true;
      if (!shown || shown !== result) return;
      shown = undefined;
      onState('broken');
    };
    result = await source.mount({ ...request, instead, signal: gone.signal, onBroken });
    if (!result.ok) return result.reason;
    if (!gone.signal.aborted && !isBroken) return result;
    result.unmount();
    return 'broken';
  }

  function show(next: MountedRemote): void {
    next.element.hidden = false;
    shown = next;
    onState('shown');
  }

  async function fill(): Promise<void> {
    onState('loading');
    const first = await mount();
    if (gone.signal.aborted) return;
    if (typeof first === 'string') onState(first);
    else show(first);
  }

  async function swap(): Promise<void> {
    const old = shown;
    if (!old || isSwapping || !source.shouldSwap(name, old.version)) return;
    isSwapping = true;
    const next = await mount(old.version);
    isSwapping = false;
    if (typeof next === 'string') return;
    // What was shown broke while its successor came: there is nothing left to wait for.
    if (!shown) return show(next);
    if (touches.hasAny() || !source.shouldSwap(name, old.version)) return next.unmount();
    takeOver(element, old, () => show(next));
  }

  void fill();
  return {
    navigated() {
      touches.forget();
      void swap();
    },
    covered() {
      if (!touches.hasAny()) void swap();
    },
    leave() {
      gone.abort();
      touches.stop();
      shown?.unmount();
      shown = undefined;
    },
  };
}

/** The page stays where it was scrolled to, and a focus that was in the old version stays in the place. */
function takeOver(element: HTMLElement, old: MountedRemote, show: () => void): void {
  const hadFocus = old.element.contains(document.activeElement);
  const { scrollX, scrollY } = window;
  show();
  old.unmount();
  if (hadFocus) element.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  if (window.scrollY !== scrollY) window.scrollTo(scrollX, scrollY);
}

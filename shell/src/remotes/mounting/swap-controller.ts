import type {
  MountedRemote,
  MountRequest,
  MountResult,
  PageRemotes,
  RemoteFailureReason,
} from '../page-remotes.types.ts';
import { isGamePage } from './page-kinds.rules.ts';
import { watchTouches } from './touches.ts';

export type SlotState = 'loading' | 'shown' | RemoteFailureReason;

interface SwapControllerPorts {
  source: Pick<PageRemotes, 'mount' | 'shouldSwap' | 'preferred'>;
  request: Omit<MountRequest, 'signal' | 'replaces' | 'mayMount' | 'onBroken'>;
  onState(state: SlotState): void;
}

/** Swaps the remote of one slot. */
export interface SwapController {
  /** After a navigation a newer version takes over, except on a page that starts a game. */
  navigated(): void;
  /** When an overlay covers the slot a newer version takes over, unless the player has begun something here. */
  covered(): void;
  leave(): void;
}

/**
 * Mounts a remote into a slot and replaces it with newer versions. The shown version stays visible until the new one
 * is mounted; a failed mount changes nothing. A swap never discards what the player has begun. A slot where every
 * version failed is filled as soon as another version is available.
 */
export function createSwapController({ source, request, onState }: SwapControllerPorts): SwapController {
  const { name, element, host } = request;
  const gone = new AbortController();
  const touches = watchTouches(element);
  let shown: MountedRemote | undefined;
  let swapping: AbortController | undefined;
  let isFilling = false;
  let failed: string | undefined;

  const isInGame = () => isGamePage(host.location.get());
  const maySwap = (old: string) => !touches.hasAny() && !isInGame() && source.shouldSwap(name, old);

  function onBroken(broken: MountedRemote): void {
    if (shown !== broken) return;
    shown = undefined;
    failed = broken.version;
    onState('broken');
  }

  function show(next: MountedRemote): void {
    next.element.hidden = false;
    shown = next;
    next.noteShown?.();
    onState('shown');
  }

  async function fill(): Promise<void> {
    isFilling = true;
    failed = source.preferred(name);
    onState('loading');
    const first = await mountOne(source, { ...request, signal: gone.signal }, onBroken);
    isFilling = false;
    if (gone.signal.aborted) return;
    if (typeof first === 'string') onState(first);
    else show(first);
  }

  async function swap(old: MountedRemote): Promise<void> {
    if (swapping || !maySwap(old.version)) return;
    const own = new AbortController();
    swapping = own;
    // If the old version broke meanwhile there is no need to wait for a good moment.
    const mayMount = () => !shown || maySwap(old.version);
    const asked = { ...request, replaces: old.version, mayMount, signal: own.signal };
    const next = await mountOne(source, asked, onBroken);
    if (swapping === own) swapping = undefined;
    if (typeof next === 'string') return;
    if (!shown) return show(next);
    if (!mayMount()) return next.unmount();
    takeOver(element, old, () => show(next));
  }

  function endSwap(): void {
    swapping?.abort();
    swapping = undefined;
  }

  function freshen(): void {
    if (shown) void swap(shown);
    else if (!isFilling && !swapping && source.preferred(name) !== failed) void fill();
  }

  void fill();
  return {
    navigated() {
      if (isInGame()) endSwap();
      else touches.forget();
      freshen();
    },
    covered: freshen,
    leave() {
      gone.abort();
      endSwap();
      touches.stop();
      shown?.unmount();
      shown = undefined;
    },
  };
}

type Attempt = MountRequest & { signal: AbortSignal };

/** Mounts one version, and unmounts it if nobody waits any more or it broke meanwhile. */
async function mountOne(
  source: SwapControllerPorts['source'],
  attempt: Attempt,
  onBroken: (broken: MountedRemote) => void,
): Promise<MountedRemote | RemoteFailureReason> {
  let isBroken = false;
  let result: MountResult | undefined;
  const noteBroken = () => {
    isBroken = true;
    if (result?.ok) onBroken(result);
  };
  result = await source.mount({ ...attempt, onBroken: noteBroken });
  if (!result.ok) return result.reason;
  if (!attempt.signal.aborted && !isBroken) return result;
  result.unmount();
  return isBroken ? 'broken' : 'given_up';
}

/** Swaps the versions, keeping the scroll position and, if the old version had it, the focus in the slot. */
function takeOver(element: HTMLElement, old: MountedRemote, show: () => void): void {
  const hadFocus = old.element.contains(document.activeElement);
  const { scrollX, scrollY } = window;
  show();
  old.unmount();
  if (hadFocus) element.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  if (window.scrollY !== scrollY) window.scrollTo(scrollX, scrollY);
}

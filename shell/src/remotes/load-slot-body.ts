import type { PageLoader } from '@portal/shared/remote/mounting/page-group';
import { pageRemotes } from './page-remotes.ts';

/** Loads the code that mounts and swaps remotes; it verifies nothing and runs nothing of a remote. */
const importSlotBody = () => import(/* webpackChunkName: "remotes" */ './mounting/slot-body.tsx');

/** The body of a slot together with the loader of remotes, which waits for the verified composition. */
export const loadSlotBody: PageLoader = async () => {
  const [{ SlotBody }] = await Promise.all([importSlotBody(), pageRemotes.prepare()]);
  return SlotBody;
};

/** Preloads before a slot needs it; after a failure the slot tries again. */
export function preloadSlotBody(): void {
  importSlotBody().catch(() => undefined);
}

const firstTouches = ['pointerdown', 'keydown', 'focusin'] as const;

/** On a page without a remote, preloads at the first interaction by pointer, keyboard or assistive technology. */
export function preloadSlotBodyAtTouch(target: EventTarget): void {
  const bring = () => {
    for (const kind of firstTouches) target.removeEventListener(kind, bring);
    preloadSlotBody();
  };
  for (const kind of firstTouches) target.addEventListener(kind, bring);
}

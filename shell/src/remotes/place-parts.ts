import type { PageLoader } from '@portal/shared/remote/page-group';
import { remoteSource } from './remote-source.ts';

/** Brings the code that loads and mounts remotes; it verifies nothing and runs nothing of a remote. */
const bringParts = () => import(/* webpackChunkName: "remotes" */ './filled-place.tsx');

/** The filled place, and beside it the loader of remotes, which waits for the verified composition. */
export const loadFilledPlace: PageLoader = async () => {
  const [{ FilledPlace }] = await Promise.all([bringParts(), remoteSource.prepare()]);
  return FilledPlace;
};

/** Before a place asks for it; a failure is tried again by the place. */
export function bringPlaceParts(): void {
  bringParts().catch(() => undefined);
}

const firstTouches = ['pointerdown', 'keydown', 'focusin'] as const;

/** On a page that shows no remote: once the visitor does something, by hand, keyboard or what reads the page aloud. */
export function bringPlacePartsAtTouch(target: EventTarget): void {
  const bring = () => {
    for (const kind of firstTouches) target.removeEventListener(kind, bring);
    bringPlaceParts();
  };
  for (const kind of firstTouches) target.addEventListener(kind, bring);
}

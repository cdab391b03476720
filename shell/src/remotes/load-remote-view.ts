import type { PageLoader } from '@portal/shared/remote/mounting/page-group';
import { remoteSource } from './remote-source.ts';

/** Loads the code that loads and mounts remotes; it verifies nothing and runs nothing of a remote. */
const importRemoteView = () => import(/* webpackChunkName: "remotes" */ './remote-view.tsx');

/** The filled place together with the loader of remotes, which waits for the verified composition. */
export const loadRemoteView: PageLoader = async () => {
  const [{ RemoteView }] = await Promise.all([importRemoteView(), remoteSource.prepare()]);
  return RemoteView;
};

/** Preloads before a place needs it; after a failure the place tries again. */
export function preloadRemoteView(): void {
  importRemoteView().catch(() => undefined);
}

const firstTouches = ['pointerdown', 'keydown', 'focusin'] as const;

/** On a page without a remote, preloads at the first interaction by pointer, keyboard or assistive technology. */
export function preloadRemoteViewAtTouch(target: EventTarget): void {
  const bring = () => {
    for (const kind of firstTouches) target.removeEventListener(kind, bring);
    preloadRemoteView();
  };
  for (const kind of firstTouches) target.addEventListener(kind, bring);
}

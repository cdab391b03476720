import { useEffect } from 'react';
import { dialogsAtom } from '../../../host/atoms.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { lazyComponent } from '../../lazy-component.tsx';

/** A member's account bar; its code loads with the first member, never for a visitor. */
export const MemberBar = lazyComponent(async () => (await import('./account-bar.tsx')).AccountBar);

/** Preloads the account bar when a dialog opens: a login there moves the focus to it. */
export function usePreloadedMemberBar() {
  const { store } = usePortal();
  useEffect(
    () =>
      store.sub(dialogsAtom, () => {
        if (store.get(dialogsAtom).length > 0) MemberBar.preload();
      }),
    [store],
  );
}

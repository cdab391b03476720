import { useAtomValue } from '@portal/shared/remote/state';
import { useEffect } from 'react';
import { dialogsAtom } from '../../host/atoms.ts';
import { later } from '../later.tsx';

/** The account bar of a member; its code comes with the first member, never to a visitor. */
export const MemberBar = later(async () => (await import('./account-bar.tsx')).AccountBar);

/** Who opens a dialog may log in there, and the focus then goes to the account bar: it is on its way by then. */
export function usePreloadedMemberBar() {
  const isDialogOpen = useAtomValue(dialogsAtom).length > 0;
  useEffect(() => {
    if (isDialogOpen) MemberBar.preload();
  }, [isDialogOpen]);
}

import { useAtomValue } from '@portal/shared/remote/state';
import { lazy, Suspense, useEffect } from 'react';
import { dialogsAtom } from '../../host/atoms.ts';

const load = async () => ({ default: (await import('./account-bar.tsx')).AccountBar });
const Bar = lazy(load);

/** The account bar of a member; its code comes with the first member, never to a visitor. */
export function MemberBar() {
  return (
    <Suspense fallback={null}>
      <Bar />
    </Suspense>
  );
}

/** Who opens a dialog may log in there, and the focus then goes to the account bar: it is on its way by then. */
export function usePreloadedMemberBar() {
  const isDialogOpen = useAtomValue(dialogsAtom).length > 0;
  useEffect(() => {
    if (isDialogOpen) void load().catch(() => undefined);
  }, [isDialogOpen]);
}

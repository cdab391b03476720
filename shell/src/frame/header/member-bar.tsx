import { useAtomValue } from '@portal/shared/remote/state';
import { type ComponentType, useEffect, useState } from 'react';
import { dialogsAtom } from '../../host/atoms.ts';

const retryMs = 3_000;
let loaded: ComponentType | undefined;

async function load(): Promise<ComponentType> {
  loaded = (await import('./account-bar.tsx')).AccountBar;
  return loaded;
}

/** The account bar of a member; its code comes with the first member, never to a visitor, and is asked for until it is here. */
export function MemberBar() {
  const [Bar, setBar] = useState(() => loaded);
  useEffect(() => {
    if (Bar) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const ask = () => {
      load().then(
        (bar) => isCurrent && setBar(() => bar),
        () => {
          if (isCurrent) timer = setTimeout(ask, retryMs);
        },
      );
    };
    ask();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [Bar]);
  return Bar ? <Bar /> : null;
}

/** Who opens a dialog may log in there, and the focus then goes to the account bar: it is on its way by then. */
export function usePreloadedMemberBar() {
  const isDialogOpen = useAtomValue(dialogsAtom).length > 0;
  useEffect(() => {
    if (isDialogOpen) void load().catch(() => undefined);
  }, [isDialogOpen]);
}

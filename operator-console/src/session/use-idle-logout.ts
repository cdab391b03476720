import { operatorLogout } from '@portal/shared/contract/operators/session';
import { useEffect } from 'react';
import { useConsole } from '../console-parts.ts';

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
/** How often the storage is written at most, and the time is checked. */
const everyMs = 5_000;

/**
 * Ends the session after 15 minutes without activity. The platform cannot do it, since a page with live figures polls
 * all the time.
 */
export function useIdleLogout(): void {
  const { client, session } = useConsole();
  useEffect(() => {
    let touched = false;
    const touch = () => {
      touched = true;
    };
    const look = () => {
      if (session.isIdle()) {
        void client.send(operatorLogout, {}).catch(() => undefined);
        session.close('idle');
      } else if (touched) session.touch();
      touched = false;
    };
    for (const sign of signs) addEventListener(sign, touch, { capture: true, passive: true });
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, everyMs);
    return () => {
      for (const sign of signs) removeEventListener(sign, touch, { capture: true });
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [client, session]);
}

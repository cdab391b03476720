import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import { useEffect, useRef, useState } from 'react';
import { useAfterDraws } from '../clock/use-after-draws.ts';
import { type LastDraw, reaches } from './newest.rules.ts';

interface NewerDraw {
  /** Whether numbers may be requested now. */
  isOpen: boolean;
  /** The last draw that is known. */
  last: Pick<LastDraw, 'drawnAt'> | undefined;
  ask: () => Promise<unknown>;
}

/** Polls after a draw of the game until its numbers arrive; known numbers are not requested. */
export function useNewerDraw({ nextDrawAt }: LotteryGame, { isOpen, last, ask }: NewerDraw): void {
  const passed = usePassedDraw(nextDrawAt);
  const isMissing = isOpen && passed !== undefined && !reaches(last, passed);
  useAfterDraws(isMissing ? [passed] : [], ask);
}

/** The draw that was next before the menu named a later one, or none yet: its numbers are on their way. */
function usePassedDraw(nextDrawAt: string | undefined): string | undefined {
  const before = useRef(nextDrawAt);
  const [passed, setPassed] = useState<string>();
  useEffect(() => {
    const last = before.current;
    if (last && (!nextDrawAt || Date.parse(nextDrawAt) > Date.parse(last))) setPassed(last);
    if (nextDrawAt) before.current = nextDrawAt;
  }, [nextDrawAt]);
  return passed;
}

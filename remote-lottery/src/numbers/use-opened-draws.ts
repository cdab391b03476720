import type { LotteryGame } from '@portal/shared/contract/lottery/lottery-menu';
import { listOpenedNumbers, listVietnamNumbers, type OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';
import { useCallQuery, useHost, useReadable } from '@portal/shared/remote/host-context';
import { useEffect, useRef, useState } from 'react';
import { useAfterDraws } from '../clock/use-after-draws.ts';
import { isInstant, isVietnamese } from '../game/lottery-games.rules.ts';

/** Numbers are public for the Vietnamese lotteries, and for members of the others; instant games have none. */
export function useMaySeeNumbers(game: LotteryGame): boolean {
  const isMember = useReadable(useHost().member) !== undefined;
  return !isInstant(game) && (isVietnamese(game) || isMember);
}

/** The last draws of a game, newest first, at most 100 (specification 9). */
export function useOpenedDraws(game: LotteryGame, count: number, enabled: boolean) {
  const language = useReadable(useHost().language);
  const call = isVietnamese(game) ? listVietnamNumbers : listOpenedNumbers;
  const { gameCode, vassalage } = game;
  const isOpen = useMaySeeNumbers(game) && enabled;
  const input = { gameCode, vendor: vassalage, count: String(count), language };
  const query = useCallQuery(call, input, { enabled: isOpen });
  const draws: readonly OpenedDraw[] | undefined = query.data?.list;
  const awaited = usePassedDraw(game.nextDrawAt);
  const isMissing = isOpen && awaited !== undefined && !hasDrawOf(draws, awaited);
  useAfterDraws(isMissing ? [awaited] : [], query.refetch);
  return { draws, query };
}

function hasDrawOf(draws: readonly OpenedDraw[] | undefined, at: string): boolean {
  return draws?.some(({ drawnAt }) => Date.parse(drawnAt) >= Date.parse(at)) ?? false;
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

import { dayIn } from '@portal/shared/contract/time/calendar-days';
import type { BetSettled, PublishedRound } from '../games/index.ts';

/** Returns the event payload of a settled round. @throws Error for one that is not settled */
export function betSettledPayload(round: PublishedRound, timeZone: string): BetSettled {
  const { id, settledAt, openedAt, ...rest } = round;
  if (!settledAt) throw new Error(`round ${id} was closed and is not settled`);
  return {
    roundId: id,
    memberId: rest.memberId,
    uplinePath: rest.uplinePath,
    gameType: rest.gameType,
    vassalage: rest.vassalage,
    gameCode: rest.gameCode,
    gameName: rest.gameName,
    stakeMinor: rest.stakeMinor,
    winMinor: rest.winMinor,
    openedAt: openedAt.toISOString(),
    settledAt: settledAt.toISOString(),
    day: dayIn(timeZone, settledAt),
  };
}

import type { BetSettled } from '@portal/platform/modules/games/games.events';
import { settledBet } from '@portal/platform/modules/games/testing/settled-bet';

interface Player {
  memberId: string;
  uplinePath: string;
}

/** Members that only jobs pay. */
export interface Bystander extends Player {
  /** Of yesterday's bets. */
  stakeMinor: bigint;
  inviterId?: string;
}

/** Rebates to claim, per category; slots are excluded, so that they remain for points. */
export const claimedTypes = ['LIVE', 'FISH', 'PVP'] as const;
/** Rebated by a job. */
export const automaticType = 'SPORTS';
export const playerStakeMinor = 2_000n;

const bet = ({ memberId: id, uplinePath }: Player, gameType: string, day: string, stakeMinor: bigint): BetSettled =>
  settledBet({ id, uplinePath }, { gameType, day, stakeMinor: String(stakeMinor), settledAt: `${day}T06:00:00.000Z` });

/** One sports bet each. */
export const dayBets = (bystanders: readonly Bystander[], day: string): BetSettled[] =>
  bystanders.map((one) => bet(one, automaticType, day, one.stakeMinor));

/** How many rounds a player has of each type. */
export const roundsOfType = (scale: number) => 10 * scale;

/** The types by turns. */
export function playerBets(player: Player, day: string, scale: number): BetSettled[] {
  const types = ['RNG', ...claimedTypes];
  return Array.from({ length: roundsOfType(scale) }, () =>
    types.map((gameType) => bet(player, gameType, day, playerStakeMinor)),
  ).flat();
}

import type { TeamSums } from './figures-api.ts';

/** A row of the statements: amounts as text, whatever the driver does with large numbers. */
export interface TeamSumsRow {
  agentId: string;
  stake: string;
  win: string;
  bonus: string;
  rebate: string;
  rounds: number;
  active: number;
}

export function sumsRow({ stake, win, bonus, rebate, rounds, active }: TeamSumsRow): TeamSums {
  return {
    validBetMinor: BigInt(stake),
    winMinor: BigInt(win),
    bonusMinor: BigInt(bonus),
    rebateMinor: BigInt(rebate),
    rounds,
    activeMembers: active,
  };
}

/** SQL that returns a row per upline of a player, from the player's path. */
export const aboveOf = (path: string): string =>
  `unnest((string_to_array(${path}, '.'))[:array_length(string_to_array(${path}, '.'), 1) - 2])`;

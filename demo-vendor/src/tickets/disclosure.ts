import type { DrawnRound } from '@portal/shared/contract/vendor-api/statement';
import { amountOf } from './amount-of.ts';

/** Discloses a round for a dispute; undefined if the round belongs to another part of the studio. */
export type Disclose = (roundId: string) => DrawnRound | undefined;

interface DisclosedFacts extends Pick<DrawnRound, 'game' | 'state' | 'at'> {
  stakeMinor: number;
  winMinor: number;
  /** Absent while it is secret; anything that can be written as JSON. */
  outcome?: unknown;
  /** Absent while it is secret: everything that the draw can be repeated with. */
  seed?: string | undefined;
}

/** Maximum length in characters. */
const outcomeAtMost = 20_000;

/** Builds the disclosure of a round. Callers pass only what the player can see. */
export function disclosure({ stakeMinor, winMinor, outcome, seed, ...facts }: DisclosedFacts): DrawnRound {
  return {
    ...facts,
    stake: amountOf(stakeMinor),
    win: amountOf(winMinor),
    ...(outcome !== undefined && { outcome: JSON.stringify(outcome).slice(0, outcomeAtMost) }),
    ...(seed !== undefined && { seed }),
  };
}

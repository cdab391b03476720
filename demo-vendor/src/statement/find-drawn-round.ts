import type { DrawnRound } from '@portal/shared/contract/vendor-api/statement';

/** Describes a round for a dispute; undefined if the round belongs to another part of the studio. */
export type FindDrawnRound = (roundId: string) => DrawnRound | undefined;

/** Maximum length in characters. */
const outcomeAtMost = 20_000;

/** Serialises a drawn outcome. */
export const outcomeText = (outcome: unknown) => JSON.stringify(outcome).slice(0, outcomeAtMost);

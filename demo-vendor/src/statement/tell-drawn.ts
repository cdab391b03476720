import type { DrawnRound } from '@portal/shared/contract/vendor-api/statement-call';

/** What a part of the studio tells of a round in a dispute; undefined where the round is not its own. */
export type TellDrawn = (roundId: string) => DrawnRound | undefined;

/** Letters. */
const outcomeAtMost = 20_000;

/** What chance has said, as the studio writes it down. */
export const outcomeText = (outcome: unknown) => JSON.stringify(outcome).slice(0, outcomeAtMost);

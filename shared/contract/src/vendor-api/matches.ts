import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { matchesShown, studioMatch } from '../games/matches.ts';

const feedMatch = v.object({
  ...studioMatch.entries,
  /** Codes of the studio's games whose books have the match, the best one first. */
  gameCodes: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(64))), v.minLength(1), v.maxLength(8)),
});
export type FeedMatch = v.InferOutput<typeof feedMatch>;

/** Maximum number of matches in a studio's feed. */
export const feedMatches = 2 * matchesShown;

/**
 * Served by a studio with sportsbooks, called by the platform and signed like its statement: matches in play and the
 * next kick-offs of all its books, for the boards of the lobbies.
 */
export const studioMatches = defineCall({
  method: 'get',
  path: '/feed/v1/matches',
  access: 'vendor',
  input: v.object({}),
  output: v.object({ list: v.pipe(v.array(feedMatch), v.maxLength(feedMatches)) }),
  refusals: [],
});

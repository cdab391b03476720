import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { matchesShown, matchTypes, studioMatch } from '../games/matches.ts';

const feedMatch = v.object({
  ...studioMatch.entries,
  /** Codes of the studio's games whose books have the match, the best one first. */
  gameCodes: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(64))), v.minLength(1), v.maxLength(8)),
});
export type FeedMatch = v.InferOutput<typeof feedMatch>;

/**
 * Served by a studio with sportsbooks, called by the platform and signed like its statement: matches in play, then the
 * next kick-offs, for the boards of the lobbies.
 */
export const studioMatches = defineCall({
  method: 'get',
  path: '/feed/v1/matches',
  access: 'vendor',
  input: v.object({ gameType: v.picklist(matchTypes) }),
  output: v.object({ list: v.pipe(v.array(feedMatch), v.maxLength(matchesShown)) }),
  refusals: [],
});

import { type MatchType, matchesShown, matchTypes } from '@portal/shared/contract/games/matches';
import { type FeedMatch, studioMatches } from '@portal/shared/contract/vendor-api/matches';
import type { FastifyInstance } from 'fastify';
import { findSportsGame } from '../../games/sports-games.ts';
import type { VendorKey } from '../../gateway/sign-call.ts';
import { signedReads } from '../../gateway/signed-reads.ts';
import { feedMatch } from '../matches/feed-match.ts';
import type { Match } from '../matches/match.ts';
import type { SportsRoom } from '../sports-room.ts';

interface FeedDeps {
  room: SportsRoom;
  /** Milliseconds since 1970. */
  now(): number;
  key: () => VendorKey | undefined;
}

/**
 * Registers the feed of matches for the boards of the lobbies: of sports and of esports as many as a board shows, live
 * ones first, then the next kick-offs.
 */
export function matchFeedRoute(app: FastifyInstance, { room, now, key }: FeedDeps): void {
  signedReads(app, key)(studioMatches, 'there is no query', async () => {
    const all = await room.openAll();
    return { list: matchTypes.flatMap((type) => boardOf(all.filter(isOfType(type)), now())) };
  });
}

const isOfType =
  (type: MatchType) =>
  ({ league }: Match) =>
    league.games.some((gameCode) => findSportsGame(gameCode)?.game.gameType === type);

function boardOf(matches: readonly Match[], nowMs: number): FeedMatch[] {
  const byStart = matches
    .flatMap((match) => feedMatch(match, nowMs) ?? [])
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt));
  const live = byStart.filter(({ state }) => state === 'live');
  return [...live, ...byStart.filter(({ state }) => state !== 'live')].slice(0, matchesShown);
}

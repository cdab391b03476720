import { matchesShown } from '@portal/shared/contract/games/matches';
import { studioMatches } from '@portal/shared/contract/vendor-api/matches';
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

/** Registers the feed of matches for the boards of the lobbies: live ones first, then the next kick-offs. */
export function matchFeedRoute(app: FastifyInstance, { room, now, key }: FeedDeps): void {
  signedReads(app, key)(studioMatches, 'gameType is SPORTS or ESPORTS', async ({ gameType }) => {
    const isAsked = ({ league }: Match) =>
      league.games.some((gameCode) => findSportsGame(gameCode)?.game.gameType === gameType);
    const all = (await room.openAll()).filter(isAsked).flatMap((match) => feedMatch(match, now()) ?? []);
    const byStart = all.sort((one, other) => one.startsAt.localeCompare(other.startsAt));
    const live = byStart.filter(({ state }) => state === 'live');
    const next = byStart.filter(({ state }) => state !== 'live');
    return { list: [...live, ...next].slice(0, matchesShown) };
  });
}

import { randomBytes } from 'node:crypto';
import type { CardRoom } from '../../games/pvp-games.ts';
import type { Sitter } from '../lobby/queue.ts';
import type { Match } from './match.ts';

/** Creates a match before its stakes are requested; `seed` is lower-case hex. */
export function newMatch(
  gameCode: string,
  { roomId, stakeMinor }: CardRoom,
  seed: string,
  [first, second]: readonly [Sitter, Sitter],
  now: number,
): Match {
  const seat = ({ playerId, launchId, clientSeed }: Sitter) => {
    return { playerId, launchId, clientSeed, stake: 'asked' as const };
  };
  return {
    matchId: `pvp-${randomBytes(10).toString('hex')}`,
    gameCode,
    roomId,
    stakeMinor,
    seed,
    seats: [seat(first), seat(second)],
    phase: 'staking',
    actions: [],
    at: new Date(now).toISOString(),
  };
}

import type { fakePlatform } from '../../../testing/fake-platform.ts';

const rich = 10_000_000_000n;

/** Opens the accounts of twelve players, some with ample and some with little money. Minor units by player. */
export function openAccounts(platform: ReturnType<typeof fakePlatform>): Map<string, bigint> {
  const players = Array.from({ length: 12 }, (_, no) => `player-${no}`);
  const purse = new Map(players.map((playerId, no) => [playerId, no < 8 ? rich : BigInt(4000 * (no - 7))]));
  for (const [playerId, minor] of purse) platform.openAccount(playerId, minor);
  return purse;
}

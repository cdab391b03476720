import { demoStudio } from './studio-origin.rules.ts';

/** Ids of the rounds that a studio of ours draws from a seed told before; its tables and matches have others. */
const drawnRound = /^[0-9a-f]{24}$/;

/** Where a player counts the draw of a settled round again; undefined where the game has no such page. */
export function proofUrlOf(
  vendorOrigin: string | undefined,
  round: { provider: string; roundId: string; state: string },
): string | undefined {
  if (
    vendorOrigin === undefined ||
    round.provider !== demoStudio ||
    round.state !== 'settled' ||
    !drawnRound.test(round.roundId)
  )
    return undefined;
  return `${vendorOrigin}/verify/${round.roundId}`;
}

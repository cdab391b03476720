import { demoStudio } from '../vendors/studio-origin.rules.ts';

/** Round ids that our demo studio draws from a committed seed; its tables and matches use others. */
const drawnRound = /^[0-9a-f]{24}$/;

/** Returns the page where a player verifies the draw of a settled round; undefined when the game has none. */
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

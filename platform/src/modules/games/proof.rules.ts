/** Ids of the rounds that a studio of ours draws from a seed told before; its tables and matches have others. */
const drawnRound = /^[0-9a-f]{24}$/;

/** Where a player counts the draw of a settled round again; undefined where the game has no such page. */
export function proofUrlOf(
  vendorOrigin: string,
  round: { provider: string; roundId: string; state: string },
): string | undefined {
  if (round.provider !== 'demo-studio' || round.state !== 'settled' || !drawnRound.test(round.roundId))
    return undefined;
  return `${vendorOrigin}/verify/${round.roundId}`;
}

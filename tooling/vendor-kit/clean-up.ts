import { vendorRollback, vendorRound, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import type { BetInput, Kit } from './kit.ts';

/** Ends the kit's rounds that a failed check left open: gives their stakes back, and closes what then is still open. */
export async function cleanUp(kit: Kit): Promise<void> {
  const rounds = new Set(kit.bets().map(({ roundId }) => roundId));
  for (const roundId of rounds) {
    if (!(await isOpen(kit, roundId))) continue;
    const bets = kit.bets().filter((bet) => bet.roundId === roundId);
    for (const bet of bets) await kit.send(vendorRollback, kit.rollbackOf(bet));
    const [first] = bets;
    if (first && (await isOpen(kit, roundId))) await close(kit, first);
  }
}

async function isOpen(kit: Kit, roundId: string): Promise<boolean> {
  const { answer } = await kit.send(vendorRound, { roundId });
  return JSON.stringify(answer).includes('"state":"open"');
}

async function close(kit: Kit, bet: BetInput): Promise<void> {
  await kit.send(vendorWin, kit.winOf(bet, '0.00'));
}

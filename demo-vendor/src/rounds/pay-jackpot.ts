import { vendorJackpotWin } from '@portal/shared/contract/vendor-api/jackpot';
import { jackpotIdOf, type Round } from './round.ts';
import type { SettleDeps } from './settle-deps.ts';

/** Returns whether a jackpot was drawn that the platform has not answered yet. */
export function owesJackpot({ outcome, jackpot }: Round): boolean {
  return outcome?.jackpot === true && jackpot === undefined;
}

/** Requests the pool while the round is open. If there is no pool, the round continues without it. */
export async function payJackpot({ gateway, log }: SettleDeps, round: Round): Promise<Round | undefined> {
  const { playerId, gameCode, roundId } = round;
  const transactionId = jackpotIdOf(round);
  const reply = await gateway.call(vendorJackpotWin, { transactionId, playerId, gameCode, roundId });
  if (reply.kind === 'unreachable') return undefined;
  if (reply.kind === 'answer') return { ...round, jackpot: reply.value.amount, balance: reply.value.balance };
  log('the jackpot was refused', { roundId, code: reply.code });
  return { ...round, jackpot: '0.00' };
}

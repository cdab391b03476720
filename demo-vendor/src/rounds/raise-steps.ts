import { amountFromMinor } from '@portal/shared/contract/amounts';
import { vendorBet, vendorRollback } from '@portal/shared/contract/vendor-api/rounds';
import { handOf, withAction, withoutRaise } from './hand.rules.ts';
import { loweringIdOf, type Round, raiseIdOf } from './round.ts';
import type { SettleDeps } from './settle-deps.ts';

/**
 * Requests the stakes of an action and applies it once they are taken. Undefined if there was no answer. `isRepeat`: an
 * earlier call had no answer, and may still be taken after this one was refused.
 */
export async function raise(
  { gateway, findHand }: SettleDeps,
  round: Round,
  isRepeat: boolean,
): Promise<Round | undefined> {
  const { asked } = handOf(round);
  if (!asked) return withoutRaise(round, 'nothing_asked');
  const reply = await gateway.call(vendorBet, {
    transactionId: raiseIdOf(round),
    launchId: round.launchId,
    playerId: round.playerId,
    gameCode: round.gameCode,
    roundId: round.roundId,
    amount: amountFromMinor(BigInt(round.stakeMinor * asked.stakes)),
  });
  if (reply.kind === 'unreachable') return undefined;
  if (reply.kind === 'refusal') {
    const refused = { ...round, balance: reply.balance ?? round.balance };
    return isRepeat ? { ...refused, state: 'lowering', refusal: reply.code } : withoutRaise(refused, reply.code);
  }
  const paid = { ...round, balance: reply.value.balance };
  return withAction(findHand(round.gameCode), paid, asked.action, asked.stakes);
}

/** Rolls back stakes that were not confirmed, or refused but possibly taken; the player decides again. */
export async function rollBackRaise({ gateway, log }: SettleDeps, round: Round): Promise<Round | undefined> {
  const reply = await gateway.call(vendorRollback, {
    transactionId: loweringIdOf(round),
    betTransactionId: raiseIdOf(round),
    playerId: round.playerId,
    roundId: round.roundId,
  });
  if (reply.kind === 'unreachable') return undefined;
  if (reply.kind === 'answer') {
    return { ...withoutRaise(round, round.refusal ?? 'not_confirmed'), balance: reply.value.balance };
  }
  log('the rollback of a raise was refused', { roundId: round.roundId, code: reply.code });
  return { ...round, state: 'stuck', refusal: reply.code };
}

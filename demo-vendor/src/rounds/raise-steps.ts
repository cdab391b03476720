import type { CallInput } from '@portal/shared/contract/calls/define-call';
import { vendorBet, vendorRollback } from '@portal/shared/contract/vendor-api/rounds';
import { rollbackOf, stakeOf } from '../tickets/transactions.ts';
import { handOf, withAction, withoutRaise } from './hand.rules.ts';
import { type Round, raiseIdOf, raiseRollbackIdOf } from './round.ts';
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
  const stake = stakeOf(round, round.stakeMinor * asked.stakes, raiseIdOf(round));
  const reply = await gateway.call(vendorBet, stake);
  if (reply.kind === 'unreachable') return undefined;
  if (reply.kind === 'refusal') {
    const refused = { ...round, balance: reply.balance ?? round.balance };
    return isRepeat ? { ...refused, state: 'lowering', refusal: reply.code } : withoutRaise(refused, reply.code);
  }
  const paid = { ...round, balance: reply.value.balance };
  return withAction(findHand(round.gameCode), paid, asked.action, asked.stakes);
}

/** Rolls back stakes that were not confirmed, or refused but possibly taken; the player decides again. */
export function rollBackRaise(deps: SettleDeps, round: Round): Promise<Round | undefined> {
  const rollback = rollbackOf(round, raiseIdOf(round), raiseRollbackIdOf(round));
  return rollBack(deps, round, rollback, withoutRaise(round, round.refusal ?? 'not_confirmed'));
}

/** Sends a rollback, after which the round is `after`. Undefined if there was no answer. */
export async function rollBack(
  { gateway, log }: SettleDeps,
  round: Round,
  rollback: CallInput<typeof vendorRollback>,
  after: Round,
): Promise<Round | undefined> {
  const reply = await gateway.call(vendorRollback, rollback);
  if (reply.kind === 'unreachable') return undefined;
  if (reply.kind === 'answer') return { ...after, balance: reply.value.balance };
  log('a rollback was refused', { roundId: round.roundId, code: reply.code });
  return { ...round, state: 'stuck', refusal: reply.code };
}

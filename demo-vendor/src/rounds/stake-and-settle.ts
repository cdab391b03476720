import { vendorJackpotWin } from '@portal/shared/contract/vendor-api/jackpot';
import { vendorBet, vendorRound, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { betIdOf, rollbackOf, stakeOf, winOf } from '../tickets/transactions.ts';
import { withWin } from './hand.rules.ts';
import { raise, rollBack, rollBackRaise } from './raise-steps.ts';
import { isIdle, jackpotIdOf, type Round, raiseIdOf } from './round.ts';
import type { SettleDeps } from './settle-deps.ts';

/** Tries for a stake before it is rolled back. Few, because the player is waiting. */
const betTries = 3;

/**
 * Brings a round to its end or to its player's next decision, and retries until the platform answers. Gives up only
 * when the process stops.
 */
export async function stakeAndSettle(deps: SettleDeps, start: Round): Promise<Round> {
  let round = start;
  let attempt = 0;
  while (!isIdle(round)) {
    const next = await oneStep(deps, round, attempt);
    if (next) {
      round = next;
      await deps.save(round);
      attempt = 0;
    } else {
      attempt += 1;
      if (!(await deps.pause(attempt))) return round;
    }
  }
  return round;
}

/** Takes one step; undefined if the platform did not answer. */
async function oneStep(deps: SettleDeps, round: Round, attempt: number): Promise<Round | undefined> {
  if (round.state === 'drawn')
    return attempt < betTries ? stake(deps, round, attempt > 0) : { ...round, state: 'cancelling' };
  if (round.state === 'raising')
    return attempt < betTries ? raise(deps, round, attempt > 0) : { ...round, state: 'lowering' };
  if (round.state === 'lowering') return rollBackRaise(deps, round);
  if (round.state === 'staked') return owesJackpot(round) ? payJackpot(deps, round) : pay(deps, round);
  return rollBack(deps, round, rollbackOf(round), { ...round, state: 'void' });
}

/** `isRepeat`: an earlier call had no answer, and may still be taken after this one was refused. */
async function stake({ gateway, findHand }: SettleDeps, round: Round, isRepeat: boolean): Promise<Round | undefined> {
  const reply = await gateway.call(vendorBet, stakeOf(round, round.stakeMinor));
  if (reply.kind === 'unreachable') return undefined;
  if (reply.kind === 'answer') return staked(findHand, { ...round, balance: reply.value.balance });
  const refused = { ...round, refusal: reply.code, balance: reply.balance ?? round.balance };
  return { ...refused, state: isRepeat ? 'cancelling' : 'refused' };
}

/** Moves a round on when its first stake is taken: to the win, or to the player. */
function staked(findHand: SettleDeps['findHand'], round: Round): Round {
  if (!round.hand) return { ...round, state: 'staked' };
  return withWin(findHand(round.gameCode), { ...round, state: 'playing' });
}

async function pay({ gateway, log }: SettleDeps, round: Round): Promise<Round | undefined> {
  const reply = await gateway.call(vendorWin, winOf(round, round.winMinor));
  if (reply.kind === 'unreachable') return undefined;
  if (reply.kind === 'answer') return { ...round, state: 'settled', balance: reply.value.balance };
  log('the win was refused', { roundId: round.roundId, code: reply.code });
  return { ...round, state: 'stuck', refusal: reply.code };
}

/**
 * Resumes a round after a restart: plays on if the platform took the stake, otherwise rolls it back (the tombstone also
 * stops a stake that is still on its way).
 */
export async function resumeRound(deps: SettleDeps, round: Round): Promise<Round> {
  if (round.state !== 'drawn' && round.state !== 'raising') return stakeAndSettle(deps, round);
  const asked = round.state === 'drawn' ? betIdOf(round.roundId) : raiseIdOf(round);
  for (let attempt = 1; ; attempt += 1) {
    const reply = await deps.gateway.call(vendorRound, { roundId: round.roundId });
    if (reply.kind === 'answer') {
      const isTaken = reply.value.transactions.some((each) => each.transactionId === asked);
      const next = afterRestart(deps, round, isTaken && reply.value.state === 'open');
      await deps.save(next);
      return stakeAndSettle(deps, next);
    }
    if (!(await deps.pause(attempt))) return round;
  }
}

/**
 * Returns the state in which a stuck round continues, by the platform's record: what is owed is requested again, and a
 * round that the platform has ended is ended. Undefined if there was no answer.
 */
export async function unstuck(deps: SettleDeps, round: Round): Promise<Round | undefined> {
  const reply = await deps.gateway.call(vendorRound, { roundId: round.roundId });
  if (reply.kind !== 'answer') return undefined;
  const { state, transactions } = reply.value;
  const again = { ...round, refusal: undefined };
  if (state === 'settled') return { ...again, state: 'settled' };
  if (state === 'rolled_back') return { ...again, state: 'void' };
  if (round.hand?.asked) return { ...again, state: 'lowering' };
  const isTaken = transactions.some((each) => each.transactionId === betIdOf(round.roundId));
  return afterRestart(deps, { ...again, state: 'drawn' }, isTaken && state === 'open');
}

function afterRestart({ findHand }: SettleDeps, round: Round, isTaken: boolean): Round {
  // Repeating a taken stake returns its answer again.
  if (round.state === 'raising') return isTaken ? round : { ...round, state: 'lowering' };
  return isTaken ? staked(findHand, round) : { ...round, state: 'cancelling' };
}

/** Returns whether a jackpot was drawn that the platform has not answered yet. */
function owesJackpot({ outcome, jackpot }: Round): boolean {
  return outcome?.jackpot === true && jackpot === undefined;
}

/** Requests the pool while the round is open. If there is no pool, the round continues without it. */
async function payJackpot({ gateway, log }: SettleDeps, round: Round): Promise<Round | undefined> {
  const { playerId, gameCode, roundId } = round;
  const transactionId = jackpotIdOf(round);
  const reply = await gateway.call(vendorJackpotWin, { transactionId, playerId, gameCode, roundId });
  if (reply.kind === 'unreachable') return undefined;
  if (reply.kind === 'answer') return { ...round, jackpot: reply.value.amount, balance: reply.value.balance };
  log('the jackpot was refused', { roundId, code: reply.code });
  return { ...round, jackpot: '0.00' };
}

import { amountFromMinor } from '@portal/shared/contract/amounts';
import { vendorBet, vendorRollback, vendorRound, vendorWin } from '@portal/shared/contract/vendor-api/calls';
import type { Gateway } from '../gateway/platform-gateway.ts';
import { betIdOf, isOver, type Round, rollbackIdOf, winIdOf } from './round.ts';

export interface SettleDeps {
  gateway: Gateway;
  save(round: Round): Promise<void>;
  /** Waits before the next try; false when the process is stopping. */
  pause(attempt: number): Promise<boolean>;
  log(message: string, details: object): void;
}

/** Tries of the stake before it is given up and taken back. The player is waiting, so not for long. */
const betTries = 3;

/** Brings a round to its end, however often the platform does not answer. Gives up only when the process stops. */
export async function settleRound(deps: SettleDeps, start: Round): Promise<Round> {
  let round = start;
  let attempt = 0;
  while (!isOver(round)) {
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

/** The round after one answered call, or undefined when nobody answered. */
async function oneStep(deps: SettleDeps, round: Round, attempt: number): Promise<Round | undefined> {
  if (round.state === 'drawn') return attempt < betTries ? stake(deps, round) : { ...round, state: 'cancelling' };
  if (round.state === 'staked') return pay(deps, round);
  return giveBack(deps, round);
}

async function stake({ gateway }: SettleDeps, round: Round): Promise<Round | undefined> {
  const reply = await gateway.call(vendorBet, {
    transactionId: betIdOf(round),
    launchId: round.launchId,
    playerId: round.playerId,
    gameCode: round.gameCode,
    roundId: round.roundId,
    amount: amountFromMinor(BigInt(round.stakeMinor)),
  });
  if (reply.kind === 'unreachable') return undefined;
  if (reply.kind === 'answer') return { ...round, state: 'staked', balance: reply.value.balance };
  return { ...round, state: 'refused', refusal: reply.code, balance: reply.balance ?? round.balance };
}

async function pay({ gateway, log }: SettleDeps, round: Round): Promise<Round | undefined> {
  const reply = await gateway.call(vendorWin, {
    transactionId: winIdOf(round),
    playerId: round.playerId,
    gameCode: round.gameCode,
    roundId: round.roundId,
    amount: amountFromMinor(BigInt(round.winMinor)),
    closeRound: true,
  });
  if (reply.kind === 'unreachable') return undefined;
  if (reply.kind === 'answer') return { ...round, state: 'settled', balance: reply.value.balance };
  log('the win was refused', { roundId: round.roundId, code: reply.code });
  return { ...round, state: 'stuck', refusal: reply.code };
}

async function giveBack({ gateway, log }: SettleDeps, round: Round): Promise<Round | undefined> {
  const reply = await gateway.call(vendorRollback, {
    transactionId: rollbackIdOf(round),
    betTransactionId: betIdOf(round),
    playerId: round.playerId,
    roundId: round.roundId,
  });
  if (reply.kind === 'unreachable') return undefined;
  if (reply.kind === 'answer') return { ...round, state: 'void', balance: reply.value.balance };
  log('the rollback was refused', { roundId: round.roundId, code: reply.code });
  return { ...round, state: 'stuck', refusal: reply.code };
}

/**
 * Where a round stands after a restart: a stake that the platform took is played to its end, any other is taken back
 * (the tombstone also stops a stake that is still on its way).
 */
export async function resumeRound(deps: SettleDeps, round: Round): Promise<Round> {
  if (round.state !== 'drawn') return settleRound(deps, round);
  for (let attempt = 1; ; attempt += 1) {
    const reply = await deps.gateway.call(vendorRound, { roundId: round.roundId });
    if (reply.kind === 'answer') {
      const isTaken = reply.value.transactions.some((each) => each.transactionId === betIdOf(round));
      const next: Round = { ...round, state: isTaken && reply.value.state === 'open' ? 'staked' : 'cancelling' };
      await deps.save(next);
      return settleRound(deps, next);
    }
    if (!(await deps.pause(attempt))) return round;
  }
}

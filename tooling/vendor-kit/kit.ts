import type { Call, CallOutput } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import {
  type vendorAuthenticate,
  vendorBalance,
  vendorBet,
  vendorRollback,
  vendorRound,
  vendorWin,
} from '@portal/shared/contract/vendor-api/rounds';
import type { Exchange } from './exchange.ts';
import { acceptedValue, must } from './expect-answer.ts';
import { type Faults, sendSigned, type VendorKey } from './signed-call.ts';

export interface KitOptions {
  origin: string;
  key: VendorKey;
  launchToken: string;
  /** Token of another player's launch of the same game. */
  otherLaunchToken?: string;
  /** Stake of the kit's rounds and bounds of the game, as amount text. */
  stake: string;
  minimum?: string;
  maximum?: string;
  /** Whether the game is known to have no jackpot. */
  hasNoJackpot: boolean;
  /** Begins the ids of everything that the kit does. */
  prefix: string;
}

type Player = CallOutput<typeof vendorAuthenticate>;
export type BetInput = Record<'transactionId' | 'launchId' | 'playerId' | 'gameCode' | 'roundId' | 'amount', string>;

/** The exchange that the kit opens the launch with. */
export const exchangeOf = ({ launchToken, prefix }: KitOptions) => ({ launchToken, exchangeId: `${prefix}-exchange` });

/** State of a run: player, calls, and what was done so far. */
export function createKit(options: KitOptions, player: Player) {
  const { origin, key, prefix, stake } = options;
  const bets: BetInput[] = [];
  let count = 0;
  /** In minor units, from the last response. */
  let balance = minorUnits(player.balance);
  const newId = (what: string) => `${prefix}-${++count}-${what}`;
  const send = (call: Call, input: Record<string, unknown>, faults?: Faults): Promise<Exchange> =>
    sendSigned(origin, key, call, input, faults);
  async function ask<C extends Call>(call: C, input: Record<string, unknown>): Promise<CallOutput<C>> {
    return acceptedValue(call, await send(call, input));
  }

  const kit = {
    options,
    player,
    newId,
    send,
    ask,
    /** A bet of the kit's stake in a round of its own; not sent yet. */
    newBet(change: Partial<BetInput> = {}): BetInput {
      const { playerId, launchId, gameCode } = player;
      const transactionId = newId('bet');
      const bet = { transactionId, roundId: newId('round'), launchId, playerId, gameCode, amount: stake, ...change };
      bets.push(bet);
      return bet;
    },
    winOf: (bet: BetInput, amount: string, closeRound = true) => winOf(newId('win'), bet, amount, closeRound),
    rollbackOf: ({ transactionId, playerId, roundId }: BetInput) => ({
      transactionId: newId('back'),
      betTransactionId: transactionId,
      playerId,
      roundId,
    }),
    /** Sends a movement that must be taken and change the balance by so much. */
    async moves(call: typeof vendorBet | typeof vendorWin | typeof vendorRollback, input: object, change: bigint) {
      const exchange = await send(call, { ...input });
      const value = acceptedValue(call, exchange);
      const due = amountFromMinor(balance + change);
      balance = minorUnits(value.balance);
      must(value.balance === due, `the balance is ${due} afterwards`, exchange);
      return value;
    },
    async placed(change: Partial<BetInput> = {}): Promise<BetInput> {
      const bet = kit.newBet(change);
      await kit.moves(vendorBet, bet, -minorUnits(bet.amount));
      return bet;
    },
    async rolledBack(bet: BetInput): Promise<void> {
      await kit.moves(vendorRollback, kit.rollbackOf(bet), minorUnits(bet.amount));
    },
    /** A round that is settled and has cost nothing. */
    async settled(): Promise<BetInput> {
      const bet = await kit.placed();
      await kit.moves(vendorWin, kit.winOf(bet, bet.amount), minorUnits(bet.amount));
      return bet;
    },
    balance: () => amountFromMinor(balance),
    /** Fetches the balance from the platform; amount text. */
    async readBalance(): Promise<string> {
      const { playerId, launchId } = player;
      const value = await ask(vendorBalance, { playerId, launchId });
      balance = minorUnits(value.balance);
      return value.balance;
    },
    /** @throws RuleBroken when anything has moved since the last answer */
    async nothingMoved(exchange?: Exchange): Promise<void> {
      const due = amountFromMinor(balance);
      const now = await kit.readBalance();
      must(now === due, `the balance is still ${due}, and not ${now}`, exchange);
    },
    round: (roundId: string) => ask(vendorRound, { roundId }),
    /** Every bet that was made ready, taken or not. */
    bets: (): readonly BetInput[] => bets,
  };
  return kit;
}

export type Kit = ReturnType<typeof createKit>;

/** One rule and how it is looked at. */
export interface Check {
  /** Part of docs/vendor-api.md. */
  part: string;
  rule: string;
  /** @throws RuleBroken, NotChecked */
  run(kit: Kit): Promise<void>;
}

function winOf(transactionId: string, { playerId, gameCode, roundId }: BetInput, amount: string, closeRound: boolean) {
  return { transactionId, playerId, gameCode, roundId, amount, closeRound };
}

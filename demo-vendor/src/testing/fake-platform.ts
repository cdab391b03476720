import type { CallInput } from '@portal/shared/contract/calls/define-call';
import type { ToldLotteryLaunch } from '@portal/shared/contract/lottery/lottery-launch';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { vendorResettle, vendorSettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import { vendorResults } from '@portal/shared/contract/vendor-api/results';
import * as v from 'valibot';
import type { Gateway, Reply } from '../gateway/platform-client.ts';
import { fakeSettle } from './fake-settle.ts';

type ResultsInput = CallInput<typeof vendorResults>;

interface FakeRound {
  state: 'open' | 'settled' | 'rolled_back';
  transactions: { transactionId: string; kind: 'bet' | 'win' | 'rollback' | 'correction'; amount: string }[];
}

/** What a fault does to a call: nothing arrives, or it arrives and its answer is lost. */
export type Fault = 'none' | 'request-lost' | 'answer-lost';

/** Player of a launch token. */
interface FakeLaunch {
  playerId: string;
  launchId: string;
  gameCode: string;
  roomId?: string;
  lottery?: ToldLotteryLaunch;
}

/**
 * The other side of the vendor API in memory, with the platform's rules about repeats and tombstones. Players share one
 * balance, but for those who were given an account of their own.
 */
export function fakePlatform(balanceMinor = 1_000_000n) {
  const shared = '';
  const balances = new Map([[shared, balanceMinor]]);
  const launches = new Map<string, FakeLaunch>();
  const exchanges = new Map<string, FakeLaunch>();
  const purseOf = (playerId: string | undefined) => (playerId && balances.has(playerId) ? playerId : shared);
  const balanceOf = (playerId?: string) => balances.get(purseOf(playerId)) ?? 0n;
  const rounds = new Map<string, FakeRound>();
  const answers = new Map<string, Reply<unknown>>();
  const tombstones = new Set<string>();
  const posted: string[] = [];
  const faults: Fault[] = [];
  const putOff: boolean[] = [];
  const reported: ResultsInput['events'] = [];
  let gameCode = 'dragon-gate';

  const answer = (transactionId: string, change: bigint, playerId?: string): Reply<unknown> => {
    const balance = balanceOf(playerId) + change;
    balances.set(purseOf(playerId), balance);
    posted.push(transactionId);
    const reply = { kind: 'answer', value: { reference: transactionId, balance: amountFromMinor(balance) } } as const;
    answers.set(transactionId, reply);
    return reply;
  };
  const refusal = (code: string, playerId?: string): Reply<unknown> => {
    return { kind: 'refusal', code, balance: amountFromMinor(balanceOf(playerId)) };
  };

  function bet(input: Record<string, string>): Reply<unknown> {
    const { transactionId = '', roundId = '', amount = '0.00', playerId } = input;
    if (tombstones.has(transactionId)) return refusal('rolled_back');
    if (answers.has(transactionId)) return answers.get(transactionId) ?? refusal('');
    if (minorUnits(amount) > balanceOf(playerId)) return refusal('insufficient_balance', playerId);
    const round = rounds.get(roundId) ?? { state: 'open', transactions: [] };
    if (round.state !== 'open') return refusal('round_closed');
    round.transactions.push({ transactionId, kind: 'bet', amount });
    rounds.set(roundId, round);
    return answer(transactionId, -minorUnits(amount), playerId);
  }

  function win(input: Record<string, string>): Reply<unknown> {
    const { transactionId = '', roundId = '', amount = '0.00', playerId } = input;
    if (answers.has(transactionId)) return answers.get(transactionId) ?? refusal('');
    const round = rounds.get(roundId);
    if (!round) return refusal('unknown_round');
    if (round.state !== 'open') return refusal('round_closed');
    round.state = 'settled';
    round.transactions.push({ transactionId, kind: 'win', amount });
    return answer(transactionId, minorUnits(amount), playerId);
  }

  /** A pool of 500.00 that each new id wins. */
  function jackpot(input: Record<string, string>): Reply<unknown> {
    const { transactionId = '', roundId = '', playerId } = input;
    if (answers.has(transactionId)) return answers.get(transactionId) ?? refusal('');
    const round = rounds.get(roundId);
    if (round?.state !== 'open') return refusal(round ? 'round_closed' : 'unknown_round');
    const paid = answer(transactionId, 50_000n, playerId);
    if (paid.kind !== 'answer') return paid;
    const reply = { ...paid, value: { ...(paid.value as object), amount: '500.00' } };
    answers.set(transactionId, reply);
    return reply;
  }

  function rollback(input: Record<string, string>): Reply<unknown> {
    const { transactionId = '', betTransactionId = '', roundId = '', playerId } = input;
    if (answers.has(transactionId)) return answers.get(transactionId) ?? refusal('');
    const round = rounds.get(roundId);
    tombstones.add(betTransactionId);
    const bet = round?.transactions.find((each) => each.transactionId === betTransactionId);
    if (!round || !bet) return answer(transactionId, 0n, playerId);
    if (round.state !== 'open') return refusal('round_closed');
    round.transactions.push({ transactionId, kind: 'rollback', amount: bet.amount });
    const count = (kind: string) => round.transactions.filter((each) => each.kind === kind).length;
    if (count('rollback') === count('bet') && count('win') === 0) round.state = 'rolled_back';
    return answer(transactionId, minorUnits(bet.amount), playerId);
  }

  /** Replaces the total payout of the round; a balance may become negative. */
  function resettle(_path: string, input: Record<string, string>): Reply<unknown> {
    const { transactionId = '', roundId = '', amount = '0.00', playerId } = input;
    if (answers.has(transactionId)) return answers.get(transactionId) ?? refusal('');
    const round = rounds.get(roundId);
    if (round?.state !== 'settled') return refusal(round ? 'round_open' : 'unknown_round');
    const before = round.transactions.findLast(({ kind }) => kind === 'win' || kind === 'correction');
    round.transactions.push({ transactionId, kind: 'correction', amount });
    return answer(transactionId, minorUnits(amount) - minorUnits(before?.amount ?? '0.00'), playerId);
  }

  /** Accepts any token for any number of exchanges; each exchange opens its own launch, a repeat the same one again. */
  function exchanged({ launchToken = '', exchangeId = '' }: Record<string, string>): FakeLaunch {
    const exchange = `${launchToken} ${exchangeId}`;
    const again = exchanges.get(exchange);
    if (again) return again;
    const { launchId = 'launch', ...who } = launches.get(launchToken) ?? { playerId: 'player-1', gameCode };
    const opened = { ...who, launchId: `${launchId}-${exchanges.size + 1}` };
    exchanges.set(exchange, opened);
    return opened;
  }

  function serve(path: string, input: Record<string, string>): Reply<unknown> {
    if (path.endsWith('/bet')) return bet(input);
    if (path.endsWith('/win')) return win(input);
    if (path.endsWith('/rollback')) return rollback(input);
    if (path.endsWith('/jackpot-win')) return jackpot(input);
    if (path.endsWith('/resettle')) {
      const { items } = v.parse(vendorResettle.input, input);
      return { kind: 'answer', value: { results: fakeSettle(resettle, items, () => putOff.shift() ?? false) } };
    }
    if (path.endsWith('/settle')) {
      const { items } = v.parse(vendorSettle.input, input);
      return { kind: 'answer', value: { results: fakeSettle(serve, items, () => putOff.shift() ?? false) } };
    }
    if (path.endsWith('/results')) {
      const { events } = v.parse(vendorResults.input, input);
      reported.push(...events);
      return { kind: 'answer', value: { accepted: events.length } };
    }
    if (path.endsWith('/balance'))
      return { kind: 'answer', value: { balance: amountFromMinor(balanceOf(input.playerId)) } };
    if (path.endsWith('/round')) {
      const round = rounds.get(input.roundId ?? '');
      return { kind: 'answer', value: round ?? { state: 'unknown', transactions: [] } };
    }
    const player = { ...exchanged(input), currency: 'PHP', currencySymbol: 'P' };
    const page = { language: 'EN', theme: 'light', portalOrigin: 'http://localhost:1', backUrl: '/rng' };
    return { kind: 'answer', value: { ...player, ...page, balance: amountFromMinor(balanceOf(player.playerId)) } };
  }

  const gateway: Gateway = {
    async call(call, input) {
      const fault = faults.shift() ?? 'none';
      if (fault === 'request-lost') return { kind: 'unreachable', reason: fault };
      const reply = serve(call.path, input as Record<string, string>);
      if (fault === 'answer-lost') return { kind: 'unreachable', reason: fault };
      return reply as never;
    },
  };
  return {
    gateway,
    rounds,
    /** Ids of the movements, once for each posting. */
    posted,
    /** Returns the balance of the player's account, or else the shared one. */
    balance: balanceOf,
    /** Opens an account for a player. */
    openAccount: (playerId: string, minor: bigint) => void balances.set(playerId, minor),
    /** Sets the launch that a token is exchanged for. */
    launchAs: (launchToken: string, launch: FakeLaunch) => void launches.set(launchToken, launch),
    /** Events reported by `results`, in order of arrival. */
    reported: reported,
    /** Sets which of the next settlement items are answered 'later'. */
    putOff: (...next: boolean[]) => void putOff.push(...next),
    /** Sets the faults of the next calls, in order. */
    suffer: (...next: Fault[]) => void faults.push(...next),
    launch: (code: string) => {
      gameCode = code;
    },
  };
}

/** A movement as a studio requests it. Amounts in whole minor units. */
export type PlayMove =
  | { kind: 'bet'; transactionId: string; roundId: string; amount: bigint }
  | { kind: 'win'; transactionId: string; roundId: string; amount: bigint; closeRound: boolean }
  | { kind: 'rollback'; transactionId: string; roundId: string; betTransactionId: string };

/** What the written rules expect for a movement. */
interface PlayVerdict {
  /** `done`, or the code of the refusal. */
  code: string;
  /** Balance of the player that the answer must contain; undefined if it contains none. */
  balance?: bigint;
  /** True if the answer was given to this transaction id before. */
  isRepeat: boolean;
}

interface ModelRound {
  state: 'open' | 'settled' | 'rolled_back';
  stake: bigint;
  won: bigint;
}

/**
 * Implements the rules of docs/vendor-api.md for the rounds of one player in memory, simple enough to be obviously
 * right. It knows neither limits nor conflicts: no id is sent with other content.
 */
export function createPlayModel(opening: bigint) {
  let balance = opening;
  const rounds = new Map<string, ModelRound>();
  /** Balance of the first answer by transaction id. */
  const answered = new Map<string, bigint>();
  const stakes = new Map<string, bigint>();
  const rolledBack = new Set<string>();

  const refused = (code: string): PlayVerdict => ({ code, balance, isRepeat: false });
  function done(transactionId: string, change: bigint): PlayVerdict {
    balance += change;
    answered.set(transactionId, balance);
    return { code: 'done', balance, isRepeat: false };
  }
  function repeat(transactionId: string): PlayVerdict | undefined {
    const first = answered.get(transactionId);
    return first === undefined ? undefined : { code: 'done', balance: first, isRepeat: true };
  }

  function bet({ transactionId, roundId, amount }: PlayMove & { kind: 'bet' }): PlayVerdict {
    if (rolledBack.has(transactionId)) return refused('rolled_back');
    const first = repeat(transactionId);
    if (first) return first;
    const round = rounds.get(roundId) ?? { state: 'open', stake: 0n, won: 0n };
    if (round.state !== 'open') return refused('round_closed');
    if (balance < amount) return refused('insufficient_balance');
    rounds.set(roundId, { ...round, stake: round.stake + amount });
    stakes.set(transactionId, amount);
    return done(transactionId, -amount);
  }

  function win({ transactionId, roundId, amount, closeRound }: PlayMove & { kind: 'win' }): PlayVerdict {
    const round = rounds.get(roundId);
    if (!round) return { code: 'unknown_round', isRepeat: false };
    const first = repeat(transactionId);
    if (first) return first;
    if (round.state !== 'open') return refused('round_closed');
    rounds.set(roundId, { ...round, won: round.won + amount, state: closeRound ? 'settled' : 'open' });
    return done(transactionId, amount);
  }

  function rollback({ transactionId, roundId, betTransactionId }: PlayMove & { kind: 'rollback' }): PlayVerdict {
    const first = repeat(transactionId);
    if (first) return first;
    const round = rounds.get(roundId);
    const stake = stakes.get(betTransactionId);
    if (stake === undefined || !round) {
      rolledBack.add(betTransactionId);
      return done(transactionId, 0n);
    }
    if (round.state !== 'open') return refused('round_closed');
    rolledBack.add(betTransactionId);
    const left = round.stake - stake;
    rounds.set(roundId, { ...round, stake: left, state: left === 0n && round.won === 0n ? 'rolled_back' : 'open' });
    return done(transactionId, stake);
  }

  return {
    apply(move: PlayMove): PlayVerdict {
      if (move.kind === 'bet') return bet(move);
      return move.kind === 'win' ? win(move) : rollback(move);
    },
    balance: () => balance,
    stateOf: (roundId: string) => rounds.get(roundId)?.state ?? 'unknown',
  };
}

export type PlayModel = ReturnType<typeof createPlayModel>;

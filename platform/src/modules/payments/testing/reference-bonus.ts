/** Missing turnover of a deposit or a bonus in the reference model. Minor units. */
interface ReferenceSource {
  kind: 'deposit' | 'bonus';
  at: number;
  amount: bigint;
  required: bigint;
  bet: bigint;
  /** Of a bonus: in the wallet, and staked in open rounds. */
  held: bigint;
  staked: bigint;
}

interface PaperRound {
  openedAt: number;
  stake: bigint;
  win: bigint;
  state: 'open' | 'settled' | 'rolled_back';
  parts: { source: ReferenceSource; part: bigint; won: bigint }[];
}

const least = (one: bigint, other: bigint) => (one < other ? one : other);
const most = (one: bigint, other: bigint) => (one > other ? one : other);

/** Implements the rule of decisions/089 for one member, in memory and step by step. */
export function referenceBonus(opening: bigint) {
  let main = opening;
  let owed = 0n;
  const sources: ReferenceSource[] = [];
  const rounds = new Map<string, PaperRound>();
  let uncounted: { openedAt: number; settledAt: number; stake: bigint }[] = [];

  const isUnmet = ({ bet, required }: ReferenceSource) => bet < required;
  const isOpen = (source: ReferenceSource) =>
    isUnmet(source) && (source.kind === 'deposit' || source.held + source.staked > 0n);
  const boundBy = (source: ReferenceSource) => {
    if (!isUnmet(source)) return 0n;
    return source.kind === 'bonus' ? source.held : least(source.amount, source.required - source.bet);
  };
  const bound = () => sources.reduce((sum, source) => sum + boundBy(source), 0n);
  const withdrawable = () => most(0n, main - bound());

  /** Pays debt first from what comes in; returns what reached the wallet. */
  function come(amount: bigint): bigint {
    const repaid = least(owed, amount);
    owed -= repaid;
    main += amount - repaid;
    return amount - repaid;
  }

  /** Ends the deposits before if nothing was left of them when this amount arrived. */
  function endLostDeposits(arriving: bigint): void {
    if (arriving === 0n || main > arriving || [...rounds.values()].some(({ state }) => state === 'open')) return;
    for (const source of sources) if (source.kind === 'deposit' && isUnmet(source)) source.required = source.bet;
  }

  function add(kind: ReferenceSource['kind'], at: number, amount: bigint, percent: bigint): void {
    endLostDeposits(amount);
    const required = (amount * percent) / 100n;
    if (required > 0n) sources.push({ kind, at, amount, required, bet: 0n, held: amount, staked: 0n });
  }

  function share(round: PaperRound): void {
    for (const piece of round.parts) {
      const won = (round.win * piece.part) / round.stake;
      piece.source.held = most(0n, piece.source.held + won - piece.won);
      piece.won = won;
    }
  }

  function trim(): void {
    let left = main;
    for (const source of sources.filter((one) => one.kind === 'bonus' && isUnmet(one))) {
      source.held = least(source.held, left);
      left -= source.held;
    }
  }

  return {
    rounds,
    stands: () => ({
      main,
      owed,
      withdrawable: withdrawable(),
      sources: sources.filter(isOpen).map((one) => `${one.kind} ${one.required - one.bet} ${boundBy(one)}`),
    }),
    deposit: (at: number, amount: bigint, percent: bigint) => add('deposit', at, come(amount), percent),
    claim: (at: number, amount: bigint, percent: bigint) => add('bonus', at, come(amount), percent),
    bet(at: number, id: string, amount: bigint): string {
      if (main < amount) return 'insufficient_balance';
      main -= amount;
      const round = rounds.get(id) ?? { openedAt: at, stake: 0n, win: 0n, state: 'open', parts: [] };
      rounds.set(id, round);
      round.stake += amount;
      let left = amount;
      for (const source of sources.filter((one) => one.kind === 'bonus' && isUnmet(one))) {
        const part = least(source.held, left);
        if (part === 0n) continue;
        source.held -= part;
        source.staked += part;
        left -= part;
        const piece = round.parts.find((one) => one.source === source);
        if (piece) piece.part += part;
        else round.parts.push({ source, part, won: 0n });
      }
      return 'done';
    },
    win(at: number, id: string, amount: bigint, closes: boolean): void {
      const round = rounds.get(id);
      if (!round) throw new Error(id);
      main += amount;
      round.win += amount;
      share(round);
      if (!closes) return;
      round.state = 'settled';
      for (const { source, part } of round.parts) source.staked -= part;
      uncounted.push({ openedAt: round.openedAt, settledAt: at, stake: round.stake });
    },
    rollback(id: string, amount: bigint): void {
      const round = rounds.get(id);
      if (!round) throw new Error(id);
      main += amount;
      round.stake -= amount;
      let left = amount;
      const oldestFirst = round.parts.toSorted(
        (one, other) => sources.indexOf(one.source) - sources.indexOf(other.source),
      );
      for (const piece of oldestFirst) {
        const back = least(piece.part, left);
        piece.part -= back;
        piece.source.staked -= back;
        piece.source.held += back;
        left -= back;
      }
      if (round.stake === 0n && round.win === 0n) round.state = 'rolled_back';
    },
    resettle(id: string, amount: bigint): void {
      const round = rounds.get(id);
      if (!round) throw new Error(id);
      main -= round.win;
      if (main < 0n) {
        owed -= main;
        main = 0n;
      }
      come(amount);
      round.win = amount;
      share(round);
      trim();
    },
    /** Counts settled bets towards what was open before, oldest first. */
    count(): void {
      const open = sources.filter(isOpen);
      for (const { openedAt, settledAt, stake } of uncounted) {
        let left = stake;
        for (const source of open) {
          if (source.at > (source.kind === 'bonus' ? openedAt : settledAt)) continue;
          const counted = least(left, source.required - source.bet);
          source.bet += counted;
          left -= counted;
        }
      }
      uncounted = [];
    },
    withdraw(amount: bigint): string {
      if (owed > 0n) return 'withdrawal_debt';
      if (main > 0n && withdrawable() === 0n) return 'turnover_missing';
      if (amount > main) return 'insufficient_balance';
      if (amount > withdrawable()) return 'turnover_missing';
      main -= amount;
      return 'done';
    },
  };
}

export type ReferenceBonus = ReturnType<typeof referenceBonus>;

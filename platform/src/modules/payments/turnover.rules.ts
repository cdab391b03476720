export interface Requirement {
  id: number;
  requiredMinor: bigint;
  betMinor: bigint;
  /** How many percent of a stake count, by game type, 0 where it names none; without it all of every stake. */
  weights?: Readonly<Record<string, number>> | null;
}

/**
 * A stake counts for the oldest requirement first; what is more than that needs goes on to the next. Where a game counts
 * by a part, a requirement uses up as much of the stake as that part of it fills.
 */
export function countStake(
  open: readonly Requirement[],
  stakeMinor: bigint,
  gameType: string,
): { id: number; betMinor: bigint }[] {
  const counted: { id: number; betMinor: bigint }[] = [];
  let left = stakeMinor;
  for (const { id, requiredMinor, betMinor, weights } of open) {
    const percent = weights ? BigInt(weights[gameType] ?? 0) : 100n;
    const fills = (left * percent) / 100n;
    if (fills <= 0n) continue;
    const missing = requiredMinor - betMinor;
    const isMet = fills >= missing;
    counted.push({ id, betMinor: isMet ? requiredMinor : betMinor + fills });
    // Rounded up: no part of a stake counts twice.
    left = isMet ? left - (missing * 100n + percent - 1n) / percent : 0n;
  }
  return counted;
}

export interface OpenRequirement extends Requirement {
  memberId: string;
  /** Names what it is for. */
  reference: string;
  at: Date;
}

/** Where money comes from that has to be bet before it can be withdrawn. Minor units. */
export interface TurnoverSource {
  /** Of what reached the wallet. */
  amountMinor: bigint;
  requiredMinor: bigint;
  betMinor: bigint;
  /** Of a reward: what of it, and of what was won with it, lies in the wallets; null of a deposit. */
  heldMinor: bigint | null;
}

/**
 * What of the money of its member an open requirement keeps from being withdrawn: of a deposit what of it has not been bet
 * yet, of a reward the reward with what was won with it. Never money that was deposited and bet.
 */
export function boundBy({ amountMinor, requiredMinor, betMinor, heldMinor }: TurnoverSource): bigint {
  const missing = requiredMinor - betMinor;
  if (missing <= 0n) return 0n;
  if (heldMinor !== null) return heldMinor;
  return missing < amountMinor ? missing : amountMinor;
}

/** What can be withdrawn: what is neither bound nor lies at a vendor. */
export function withdrawableOf(funds: { main: bigint; total: bigint }, sources: readonly TurnoverSource[]): bigint {
  const free = sources.reduce((left, source) => left - boundBy(source), funds.total);
  if (free > funds.main) return funds.main;
  return free > 0n ? free : 0n;
}

/** How requirements of rewards are named (rewards/grants/pay-grant.ts). */
export const rewardPrefix = 'reward-';

export interface Stake {
  memberId: string;
  gameType: string;
  stakeMinor: bigint;
  /** Missing where it is not known: the stake counts by its settlement. */
  openedAt?: Date | undefined;
  settledAt: Date;
}

/**
 * Stakes of many members, one after the other, each for the deposits that were there when it was settled and the rewards that
 * were there when it was opened: no bet on the table earns a bonus that is claimed meanwhile. Gives what has been bet now of the requirements that have moved, by their ids. `open` is oldest first.
 */
export function countStakes(open: readonly OpenRequirement[], stakes: readonly Stake[]): Map<number, bigint> {
  const bets = new Map<number, bigint>();
  const ofMember = new Map<string, OpenRequirement[]>();
  for (const one of open) ofMember.set(one.memberId, [...(ofMember.get(one.memberId) ?? []), one]);
  for (const { memberId, gameType, stakeMinor, openedAt, settledAt } of stakes) {
    const meant = (ofMember.get(memberId) ?? [])
      .filter(({ at, reference }) => at <= (reference.startsWith(rewardPrefix) ? (openedAt ?? settledAt) : settledAt))
      .map((requirement) => ({ ...requirement, betMinor: bets.get(requirement.id) ?? requirement.betMinor }))
      .filter(({ betMinor, requiredMinor }) => betMinor < requiredMinor);
    for (const { id, betMinor } of countStake(meant, stakeMinor, gameType)) bets.set(id, betMinor);
  }
  return bets;
}

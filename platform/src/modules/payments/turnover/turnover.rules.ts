interface Requirement {
  id: number;
  requiredMinor: bigint;
  betMinor: bigint;
  /** Percentage of a stake that counts, by game type, 0 for types not named; when absent, all of every stake. */
  weights?: Readonly<Record<string, number>> | null;
}

/**
 * Counts a stake for the oldest requirement first; the rest counts for the next. With a weight, a requirement uses up
 * the part of the stake that fills it.
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
    // Rounded up, so that no part of a stake counts twice.
    left = isMet ? left - (missing * 100n + percent - 1n) / percent : 0n;
  }
  return counted;
}

interface OpenRequirement extends Requirement {
  memberId: string;
  /** Names its deposit or reward. */
  reference: string;
  at: Date;
}

/** A deposit or reward that has to be bet before withdrawal. Minor units. */
export interface TurnoverSource {
  /** The part that reached the wallet. */
  amountMinor: bigint;
  requiredMinor: bigint;
  betMinor: bigint;
  /** For a reward: the part of it and its winnings in the wallets; null for a deposit. */
  heldMinor: bigint | null;
}

/**
 * Returns the money that an open requirement binds: for a deposit the part not bet yet, for a reward the reward and its
 * winnings. Never money that was deposited and bet.
 */
export function boundBy({ amountMinor, requiredMinor, betMinor, heldMinor }: TurnoverSource): bigint {
  const missing = requiredMinor - betMinor;
  if (missing <= 0n) return 0n;
  if (heldMinor !== null) return heldMinor;
  return missing < amountMinor ? missing : amountMinor;
}

/** Computes what can be withdrawn: neither bound nor at a vendor. */
export function withdrawableOf(funds: { main: bigint; total: bigint }, sources: readonly TurnoverSource[]): bigint {
  const free = sources.reduce((left, source) => left - boundBy(source), funds.total);
  if (free > funds.main) return funds.main;
  return free > 0n ? free : 0n;
}

/** Prefix of reward requirements (rewards/grants/pay-grant.ts). */
export const rewardPrefix = 'reward-';

interface Stake {
  memberId: string;
  gameType: string;
  stakeMinor: bigint;
  /** Absent when unknown: the stake then counts by its settlement. */
  openedAt?: Date | undefined;
  settledAt: Date;
}

/**
 * Counts stakes of several members in order, each for deposits that existed at its settlement and rewards that existed
 * at its opening, so that no running bet earns a bonus claimed meanwhile. Returns the new totals of changed
 * requirements by id. `open` is oldest first.
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

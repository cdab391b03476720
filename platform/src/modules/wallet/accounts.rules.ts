/** Money in whole minor units, or points. A transfer sums to zero in each unit. */
export type Unit = 'money' | 'points';

export interface MemberAccount {
  owner: 'member';
  ownerId: string;
  /**
   * `main` and `points`, `hold` (open withdrawals), `win-hold` (wins under review), `points-hold` (redemptions in
   * process), `bonus`, `receivable`, `vendor-<code>` (transfer vendors).
   */
  kind: string;
  unit: Unit;
}

export interface HouseAccount {
  owner: 'house';
  /** For example `vendor-JILI`, `deposits`, `salary`, `jackpot`. */
  ownerId: string;
  unit: Unit;
}

export type AccountRef = MemberAccount | HouseAccount;

export interface Leg {
  account: AccountRef;
  amount: bigint;
}

/** Rows per house account, so that bets do not wait for each other on one. */
export const houseStripes = 16;

const pointKinds: readonly string[] = ['points', 'points-hold'];

export function memberAccount(memberId: string, kind = 'main'): MemberAccount {
  return { owner: 'member', ownerId: memberId, kind, unit: pointKinds.includes(kind) ? 'points' : 'money' };
}

export function houseAccount(name: string, unit: Unit = 'money'): HouseAccount {
  return { owner: 'house', ownerId: name, unit };
}

/** A member's only account that may go negative is `receivable`: what a correction left owed. */
export function mayGoNegative(account: AccountRef): boolean {
  return account.owner === 'house' || account.kind === 'receivable';
}

export function accountId(account: AccountRef, stripe: number): string {
  if (account.owner === 'member') return `member:${account.ownerId}:${account.kind}`;
  return `house:${account.ownerId}:${account.unit}:${stripe}`;
}

/** The account without its stripe, for comparing repeats. */
function accountName(account: AccountRef): string {
  return accountId(account, 0);
}

/** Joins legs on the same account, in order of first mention. */
export function joinLegs(legs: readonly Leg[]): Leg[] {
  const byName = new Map<string, Leg>();
  for (const leg of legs) {
    const name = accountName(leg.account);
    byName.set(name, { account: leg.account, amount: (byName.get(name)?.amount ?? 0n) + leg.amount });
  }
  return [...byName.values()];
}

/** True when the legs sum to zero in each unit. */
export function isBalanced(legs: readonly Leg[]): boolean {
  const sums = { money: 0n, points: 0n };
  for (const { account, amount } of legs) sums[account.unit] += amount;
  return sums.money === 0n && sums.points === 0n;
}

/** Writes a posting as text, independent of the order of legs. */
export function contentOf(kind: string, legs: readonly Leg[]): string {
  const parts = joinLegs(legs).map(({ account, amount }) => `${accountName(account)}=${amount}`);
  return [kind, ...parts.sort()].join(' ');
}

/** Limits a correction to what the wallet can pay; the rest becomes the member's debt. */
export function withShortfall(legs: readonly Leg[], memberId: string, balance: bigint): Leg[] {
  const wallet = accountName(memberAccount(memberId));
  return joinLegs(legs).flatMap((leg) => {
    const isShort = accountName(leg.account) === wallet && balance + leg.amount < 0n;
    if (!isShort) return [leg];
    return [
      { account: leg.account, amount: -balance },
      { account: memberAccount(memberId, 'receivable'), amount: leg.amount + balance },
    ];
  });
}

/** Splits a credit to a wallet: it first pays what the member owes, `owed` minor units from 0. */
export function withRepayment(legs: readonly Leg[], memberId: string, owed: bigint): Leg[] {
  const wallet = accountName(memberAccount(memberId));
  const repaid = joinLegs(legs).flatMap((leg) => {
    if (accountName(leg.account) !== wallet || leg.amount <= 0n || owed <= 0n) return [leg];
    const part = leg.amount < owed ? leg.amount : owed;
    return [
      { account: leg.account, amount: leg.amount - part },
      { account: memberAccount(memberId, 'receivable'), amount: part },
    ];
  });
  const joined = joinLegs(repaid);
  const moving = joined.filter((leg) => leg.amount !== 0n);
  // A zero movement keeps its legs: without any, no account would have the transfer.
  return moving.length > 0 ? moving : joined;
}

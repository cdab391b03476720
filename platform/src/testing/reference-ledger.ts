import type { AccountRef, Leg } from '../modules/wallet/index.ts';

/** What is asked of a ledger: a movement, or a correction or payment of one member, which the rules of debt change. */
export interface Asked {
  door: 'post' | 'adjust' | 'payIn';
  /** Whose debt grows or is paid; of no meaning for `post`. */
  memberId: string;
  reference: string;
  kind: string;
  legs: readonly Leg[];
}

export type Answer = 'posted' | 'replayed' | 'transaction_conflict' | 'insufficient_balance';

/** Of an account, the house as one: `owner kind unit`. */
export function nameOf(account: AccountRef): string {
  return `${account.ownerId} ${account.owner === 'house' ? 'house' : account.kind} ${account.unit}`;
}

/**
 * A small ledger that is obviously right, to compare the real one with: sums by name, and what was asked under each
 * reference. Written from docs/architecture.md 5 alone; it shares no rule with the ledger.
 */
export function referenceLedger() {
  const balances = new Map<string, bigint>();
  const done = new Map<string, Asked>();
  const balance = (name: string) => balances.get(name) ?? 0n;

  /** Refused when an account of a member that may not would end below zero. */
  function move(sums: ReadonlyMap<string, bigint>): Answer {
    const short = [...sums].some(([name, sum]) => sum < 0n && isBounded(name) && balance(name) + sum < 0n);
    if (short) return 'insufficient_balance';
    for (const [name, sum] of sums) balances.set(name, balance(name) + sum);
    return 'posted';
  }

  return {
    balances,
    done,
    apply(asked: Asked): Answer {
      const first = done.get(asked.reference);
      if (first) return textOf(first) === textOf(asked) ? 'replayed' : 'transaction_conflict';
      const answer = move(withDebt(asked, sumsOf(asked.legs), balance));
      if (answer === 'posted') done.set(asked.reference, asked);
      return answer;
    },
  };
}

export type ReferenceLedger = ReturnType<typeof referenceLedger>;

const isBounded = (name: string) => !/ (house|receivable) /.test(name);

/** A correction takes what is there and the rest is owed; a payment first pays what is owed. */
function withDebt({ door, memberId }: Asked, sums: Map<string, bigint>, balance: (name: string) => bigint) {
  const main = `${memberId} main money`;
  const receivable = `${memberId} receivable money`;
  const sum = sums.get(main) ?? 0n;
  const owed = -balance(receivable);
  let toDebt = 0n;
  if (door === 'adjust' && balance(main) + sum < 0n) toDebt = balance(main) + sum;
  if (door === 'payIn' && sum > 0n) toDebt = sum < owed ? sum : owed;
  return new Map([...sums, [main, sum - toDebt], [receivable, (sums.get(receivable) ?? 0n) + toDebt]]);
}

/** What an account gains and loses in one movement counts together. */
function sumsOf(legs: readonly Leg[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { account, amount } of legs) sums.set(nameOf(account), (sums.get(nameOf(account)) ?? 0n) + amount);
  return sums;
}

function textOf({ kind, legs }: Asked): string {
  return [kind, ...[...sumsOf(legs)].map(([name, sum]) => `${name} ${sum}`).sort()].join(', ');
}

import type { AccountRef, Leg } from '../index.ts';

/** A request to a ledger: a movement, or a correction or payment of one member, which follow the rules of debt. */
export interface Asked {
  method: 'post' | 'adjust' | 'credit';
  /** Whose debt grows or is paid; unused for `post`. */
  memberId: string;
  reference: string;
  kind: string;
  legs: readonly Leg[];
}

export type Answer = 'posted' | 'replayed' | 'transaction_conflict' | 'insufficient_balance';

/** Returns the key of an account, with all house accounts as one: `owner kind unit`. */
export function nameOf(account: AccountRef): string {
  return `${account.ownerId} ${account.owner === 'house' ? 'house' : account.kind} ${account.unit}`;
}

/**
 * A small ledger to compare the real one with: sums by key, and what was requested under each reference. Written from
 * docs/architecture.md 5 alone, without shared code.
 */
export function referenceLedger() {
  const balances = new Map<string, bigint>();
  const done = new Map<string, Asked>();
  const balance = (name: string) => balances.get(name) ?? 0n;

  /** Refuses when a bounded account of a member would become negative. */
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

/** A correction takes what is there and the rest becomes debt; a payment pays debt first. */
function withDebt({ method, memberId }: Asked, sums: Map<string, bigint>, balance: (name: string) => bigint) {
  const main = `${memberId} main money`;
  const receivable = `${memberId} receivable money`;
  const sum = sums.get(main) ?? 0n;
  const owed = -balance(receivable);
  let toDebt = 0n;
  if (method === 'adjust' && balance(main) + sum < 0n) toDebt = balance(main) + sum;
  if (method === 'credit' && sum > 0n) toDebt = sum < owed ? sum : owed;
  return new Map([...sums, [main, sum - toDebt], [receivable, (sums.get(receivable) ?? 0n) + toDebt]]);
}

/** Adds up what each account gains and loses in one movement. */
function sumsOf(legs: readonly Leg[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { account, amount } of legs) sums.set(nameOf(account), (sums.get(nameOf(account)) ?? 0n) + amount);
  return sums;
}

function textOf({ kind, legs }: Asked): string {
  return [kind, ...[...sumsOf(legs)].map(([name, sum]) => `${name} ${sum}`).sort()].join(', ');
}

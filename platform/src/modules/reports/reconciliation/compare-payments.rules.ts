import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { Reconciliation } from '@portal/shared/contract/reports/operator-reconciliation';
import type { PaymentRecord } from '../../payments/index.ts';
import { accountId, type SourcedLeg } from '../../wallet/index.ts';

type Difference = Reconciliation['differences'][number];
type Compared = Pick<Reconciliation, 'records' | 'sources' | 'differences'>;

/** Amounts by account, in minor units. */
type Moved = Map<string, bigint>;

interface Pair {
  source: string;
  reference: string;
  recorded: Moved | undefined;
  posted: Moved | undefined;
}

/** Ledger source of each kind of payment row, and its name in the report. */
const sourceNames: Readonly<Record<string, string>> = {
  deposit: 'ledger:deposits',
  'deposit-notice': 'ledger:notices',
  withdrawal: 'ledger:withdrawals',
};
export const paymentSources = Object.keys(sourceNames);
/** For anything that has posted to accounts of payments without being a payment. */
const stranger = 'ledger:others';

/** House accounts that only payments may post to: how their names begin, and whether money comes from there. */
const kinds = [
  { kind: 'deposits', comesFrom: true, isOf: (account: string) => isDepositAccount(account) },
  { kind: 'deposit-fees', comesFrom: false, isOf: (account: string) => account === 'deposit-fees' },
  { kind: 'deposits-returned', comesFrom: false, isOf: (account: string) => account === returned },
  { kind: 'payouts', comesFrom: false, isOf: (account: string) => account === 'payouts' },
  { kind: 'withdrawal-fees', comesFrom: false, isOf: (account: string) => account === 'withdrawal-fees' },
] as const;
const returned = 'deposits-returned';
const isDepositAccount = (account: string) => account.startsWith('deposits-') && account !== returned;
export const paymentAccounts = ['deposits-%', 'deposit-fees', 'payouts', 'withdrawal-fees'];

/** Returns the row that a movement belongs to; every change of a withdrawal has its own movement. */
export const rowOf = ({ source, reference }: Pick<SourcedLeg, 'source' | 'reference'>): string =>
  source === 'withdrawal' ? reference.slice(0, Math.max(reference.lastIndexOf(':'), 0)) || reference : reference;

/** Returns an account without its stripe; a member's debt is counted with the wallet. */
function accountNameOf(id: string): string {
  const [owner, name = '', kind = ''] = id.split(':');
  if (owner === 'house') return name;
  return kind === 'main' || kind === 'receivable' ? `member ${name}` : `${kind} ${name}`;
}

/** Compares rows with the ledger, row by row. `legs` must contain all movements of the given rows. */
export function comparePayments(records: readonly PaymentRecord[], legs: readonly SourcedLeg[]): Compared {
  const pairs = [...pairsOf(records, legs).values()];
  const differences = pairs.flatMap(judge);
  return { records: kinds.map((each) => sumOf(pairs, each)), sources: sourcesOf(pairs, differences), differences };
}

function pairsOf(records: readonly PaymentRecord[], legs: readonly SourcedLeg[]): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  const pairOf = (source: string, reference: string): Pair => {
    const key = `${source} ${reference}`;
    const found = pairs.get(key) ?? { source, reference, recorded: undefined, posted: undefined };
    pairs.set(key, found);
    return found;
  };
  for (const record of records) {
    const pair = pairOf(record.source, record.reference);
    pair.recorded = new Map();
    for (const { account, amount } of record.legs) add(pair.recorded, accountNameOf(accountId(account, 0)), amount);
  }
  for (const leg of legs) {
    const pair = pairOf(leg.source, rowOf(leg));
    pair.posted ??= new Map();
    add(pair.posted, accountNameOf(leg.accountId), leg.amount);
  }
  return pairs;
}

function add(moved: Moved, account: string, amount: bigint): void {
  moved.set(account, (moved.get(account) ?? 0n) + amount);
}

const nameOf = (source: string): string => sourceNames[source] ?? stranger;

function judge({ source, reference, recorded, posted }: Pair): Difference[] {
  const ours = recorded && shown(recorded);
  const theirs = posted && shown(posted);
  if (ours === theirs) return [];
  const difference = { source: nameOf(source), reference: sourceNames[source] ? reference : `${source} ${reference}` };
  if (!theirs) return [{ ...difference, kind: 'missing_there', ours }];
  if (!ours) return [{ ...difference, kind: 'missing_here', theirs }];
  return [{ ...difference, kind: 'amount', ours, theirs }];
}

/** Written in the order of the accounts, so that the order of posting does not matter. */
const shown = (moved: Moved): string =>
  [...moved]
    .filter(([, amount]) => amount !== 0n)
    .map(([account, amount]) => `${account} ${amountFromMinor(amount)}`)
    .sort()
    .join(', ');

function sumOf(pairs: readonly Pair[], { kind, comesFrom, isOf }: (typeof kinds)[number]): Compared['records'][number] {
  const sum = (moved: Moved | undefined) =>
    [...(moved ?? [])].reduce((total, [account, amount]) => (isOf(account) ? total + amount : total), 0n);
  const both = { ledger: 0n, records: 0n };
  for (const { recorded, posted } of pairs) {
    both.records += comesFrom ? -sum(recorded) : sum(recorded);
    both.ledger += comesFrom ? -sum(posted) : sum(posted);
  }
  return {
    kind,
    ledger: amountFromMinor(both.ledger),
    records: amountFromMinor(both.records),
    isEqual: both.ledger === both.records,
  };
}

function sourcesOf(pairs: readonly Pair[], differences: readonly Difference[]): Compared['sources'] {
  const names = [...Object.values(sourceNames), stranger];
  return names.flatMap((source) => {
    const own = pairs.filter((pair) => nameOf(pair.source) === source);
    if (source === stranger && own.length === 0) return [];
    const count = differences.filter((difference) => difference.source === source).length;
    const side = (of: (pair: Pair) => Moved | undefined) => {
      const there = own.flatMap((pair) => of(pair) ?? []);
      return { movements: there.length, sum: amountFromMinor(there.reduce((sum, moved) => sum + given(moved), 0n)) };
    };
    return {
      source,
      state: 'compared' as const,
      notCovered: 0,
      differences: count,
      ours: side(({ recorded }) => recorded),
      theirs: side(({ posted }) => posted),
    };
  });
}

/** Returns the sum of what was credited. */
const given = (moved: Moved): bigint => [...moved.values()].reduce((sum, each) => (each > 0n ? sum + each : sum), 0n);

import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import {
  type AccountRef,
  accountId,
  contentOf,
  houseStripes,
  isBalanced,
  joinLegs,
  type Leg,
  mayGoNegative,
} from '../accounts.rules.ts';
import { ledgerAccounts } from '../ledger.tables.ts';

export interface Posting {
  /** The poster, for example `vendor:JILI` or `deposit`; with `reference` it identifies the movement permanently. */
  source: string;
  reference: string;
  /** Kind in the account record: `bet`, `win`, `deposit`, ... */
  kind: string;
  legs: readonly Leg[];
  meta?: Record<string, unknown>;
  /** When it happened; now by default. */
  at?: Date;
}

export interface Posted {
  transferId: string;
  /** True for a repeat: nothing was posted, and the balances are the original ones. */
  isReplay: boolean;
  /** Balance of each account after the transfer, in the order of the joined legs; for a house account of one stripe. */
  balances: bigint[];
}

interface PostRow {
  outcome: 'posted' | 'replayed' | 'conflict' | 'insufficient_balance' | 'unknown_account';
  transfer_id: string | null;
  balances: string | null;
}

const postStatement = `select outcome, transfer_id::text as transfer_id, array_to_string(balances, ',') as balances
  from post_transfer($1, $2, $3, $4, $5::jsonb, $6, $7::text[], $8::bigint[])`;

/**
 * Posts one movement by the function `post_transfer` (platform/database/functions/ledger.sql), in the caller's
 * transaction if any. `content` overrides the legs in the comparison of repeats.
 * @throws Refusal `insufficient_balance` with the balance, `transaction_conflict` for another movement of that
 * reference
 */
export async function postTransfer(
  kernel: Kernel,
  posting: Posting,
  content?: string,
  stripe = anyStripe(),
): Promise<Posted> {
  const legs = joinLegs(posting.legs);
  if (!isBalanced(legs)) throw new Error(`The legs of ${posting.source} ${posting.reference} do not sum to zero`);
  const named = legs.map(({ account, amount }) => ({ id: accountId(account, stripe), amount }));
  const text = content ?? contentOf(posting.kind, legs);
  let row = await callPostTransfer(kernel, posting, named, text);
  if (row?.outcome === 'unknown_account') {
    await openAccounts(kernel, legs.map((leg) => leg.account).filter(opensItself));
    row = await callPostTransfer(kernel, posting, named, text);
  }
  const posted = readRow(row, posting);
  if (!posted.isReplay) publishBalances(kernel, legs, posted.balances);
  return posted;
}

type Movement = Omit<Posting, 'legs'>;
interface NamedLeg {
  id: string;
  amount: bigint;
}

async function callPostTransfer(kernel: Kernel, posting: Movement, legs: readonly NamedLeg[], content: string) {
  const values = [
    posting.source,
    posting.reference,
    posting.kind,
    content,
    JSON.stringify(posting.meta ?? {}),
    (posting.at ?? kernel.clock.now()).toISOString(),
    `{${legs.map(({ id }) => JSON.stringify(id)).join(',')}}`,
    `{${legs.map(({ amount }) => amount).join(',')}}`,
  ];
  const [row] = await kernel.database.call<PostRow>('post_transfer', postStatement, values);
  return row;
}

/**
 * Posts balanced legs of open accounts by their ids; publishes nothing.
 * @throws as postTransfer
 */
export async function postLegs(
  kernel: Kernel,
  movement: Movement,
  legs: readonly NamedLeg[],
  content: string,
): Promise<Posted> {
  return readRow(await callPostTransfer(kernel, movement, legs, content), movement);
}

export function anyStripe(): number {
  return Math.floor(Math.random() * houseStripes);
}

/** A wallet opens with its member; other accounts on first use. */
function opensItself(account: AccountRef): boolean {
  return account.owner === 'house' || account.kind !== 'main';
}

function readRow(row: PostRow | undefined, posting: Movement): Posted {
  const balances = (row?.balances ?? '').split(',').filter(Boolean).map(BigInt);
  if (row?.outcome === 'insufficient_balance') {
    throw new Refusal('insufficient_balance', { value: { balance: amountFromMinor(balances[0] ?? 0n) } });
  }
  if (row?.outcome === 'conflict') throw new Refusal('transaction_conflict');
  if (!row?.transfer_id) throw new Error(`${posting.source} ${posting.reference} names an account that is not open`);
  return { transferId: row.transfer_id, isReplay: row.outcome === 'replayed', balances };
}

function publishBalances(kernel: Kernel, legs: readonly Leg[], balances: readonly bigint[]): void {
  for (const [index, { account }] of legs.entries()) {
    const balance = balances[index];
    if (account.owner !== 'member' || account.kind !== 'main' || balance === undefined) continue;
    kernel.live.publish(account.ownerId, { type: 'balance', sumBalance: amountFromMinor(balance) });
  }
}

/** Opens accounts that are not open yet; all stripes of a house account. */
export async function openAccounts(kernel: Kernel, accounts: readonly AccountRef[]): Promise<void> {
  const rows = accounts.flatMap((account) => {
    const stripes = account.owner === 'house' ? houseStripes : 1;
    return Array.from({ length: stripes }, (_, stripe) => ({
      id: accountId(account, stripe),
      ownerKind: account.owner,
      ownerId: account.ownerId,
      kind: account.owner === 'house' ? 'house' : account.kind,
      unit: account.unit,
      mayGoNegative: mayGoNegative(account),
    }));
  });
  if (rows.length > 0) await kernel.db.insert(ledgerAccounts).values(rows).onConflictDoNothing();
}

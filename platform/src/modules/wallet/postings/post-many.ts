import type { Kernel } from '../../../kernel/kernel.ts';
import { accountId, contentOf, isBalanced, joinLegs } from '../accounts.rules.ts';
import { anyStripe, openAccounts, type Posting } from './ledger.ts';

export type BatchOutcome = 'posted' | 'replayed' | 'conflict' | 'insufficient_balance' | 'unknown_account';

interface BatchOptions {
  /** Stripe of the house accounts, when the caller has locked them already. */
  stripe?: number;
  /** Overrides the legs in the comparison of repeats, in the order of the postings. */
  contents?: readonly string[];
}

const batchStatement = 'select post_batch($1::jsonb) as outcomes';

/**
 * Posts many movements in one round trip and one transaction; a refused one does not stop the others, and its outcome
 * says why. For batch settlement and seeding; opens the named accounts and publishes no balances.
 */
export async function postMany(
  kernel: Kernel,
  postings: readonly Posting[],
  { stripe = anyStripe(), contents = [] }: BatchOptions = {},
): Promise<BatchOutcome[]> {
  const opened = new Map(
    postings.flatMap((posting) => posting.legs).map((leg) => [accountId(leg.account, 0), leg.account]),
  );
  const batch = postings.map((posting, no) => toRow(kernel, posting, stripe, contents[no]));
  return kernel.database.transaction(async () => {
    await openAccounts(
      kernel,
      [...opened.values()].filter((account) => account.owner === 'house' || account.kind !== 'main'),
    );
    const [row] = await kernel.database.call<{ outcomes: BatchOutcome[] }>('post_batch', batchStatement, [
      JSON.stringify(batch),
    ]);
    return row?.outcomes ?? [];
  });
}

function toRow(kernel: Kernel, posting: Posting, stripe: number, content: string | undefined) {
  const legs = joinLegs(posting.legs);
  if (!isBalanced(legs)) throw new Error(`The legs of ${posting.source} ${posting.reference} do not sum to zero`);
  return {
    source: posting.source,
    reference: posting.reference,
    kind: posting.kind,
    content: content ?? contentOf(posting.kind, legs),
    meta: posting.meta ?? {},
    at: (posting.at ?? kernel.clock.now()).toISOString(),
    accounts: legs.map((leg) => accountId(leg.account, stripe)),
    amounts: legs.map((leg) => String(leg.amount)),
  };
}

/**
 * Posts like `postMany`, but all or none.
 * @throws Error that names the first refused one
 */
export async function postAll(kernel: Kernel, postings: readonly Posting[]): Promise<void> {
  if (postings.length === 0) return;
  await kernel.database.transaction(async () => {
    const outcomes = await postMany(kernel, postings);
    const refused = outcomes.findIndex((outcome) => outcome !== 'posted' && outcome !== 'replayed');
    const { source, reference } = postings[refused] ?? {};
    if (refused >= 0) throw new Error(`${source} ${reference} is refused: ${outcomes[refused]}`);
  });
}

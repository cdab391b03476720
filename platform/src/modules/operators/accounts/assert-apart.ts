import { inArray } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { operators } from '../tables.ts';
import { areApart } from './hands.rules.ts';
import { readHands, wasSetUpSince } from './setups.ts';

/**
 * Checks that an account takes part in acts of two people: not within 24 hours of its reset.
 * @throws Refusal `account_recently_reset` with `value.until`
 */
export async function assertSettled(kernel: Kernel, ...usernames: string[]): Promise<void> {
  const rows = await kernel.db.select().from(operators).where(inArray(operators.username, usernames));
  const until = rows.map(({ settledAt }) => settledAt).find((at) => at && at > kernel.clock.now());
  if (until) throw new Refusal('account_recently_reset', { value: { until: until.toISOString() } });
}

/** Whether one person stands behind both accounts, by creation, reset or roles, through any chain. */
export async function haveCommonHand(kernel: Kernel, one: string, other: string): Promise<boolean> {
  const hands = await readHands(kernel, [one, other]);
  return !areApart(hands.get(one) ?? [], hands.get(other) ?? []);
}

/** What is asked about a request: whose it is, and since when. */
export interface MadeRequest {
  maker: string;
  madeAt: Date;
}

/**
 * Checks that two people stand behind a request and its decision: both accounts are settled and open, nobody has set the
 * maker's up since, and they stem from no common hand, by creation, reset or roles, through any chain.
 * @throws Refusal `accounts_of_one_hand`, `account_recently_reset`, `not_allowed` when the checker's account is closed,
 *   `proposal_stale` when the maker's is, or stems from other hands than when it made the request
 */
export async function assertApart(kernel: Kernel, { maker, madeAt }: MadeRequest, checker: string): Promise<void> {
  const rows = await kernel.db
    .select({ username: operators.username, isActive: operators.isActive })
    .from(operators)
    .where(inArray(operators.username, [maker, checker]))
    .orderBy(operators.username)
    .for('share');
  if (await haveCommonHand(kernel, maker, checker)) throw new Refusal('accounts_of_one_hand');
  await assertSettled(kernel, maker, checker);
  const isOpen = (name: string) => rows.find(({ username }) => username === name)?.isActive === true;
  if (!isOpen(checker)) throw new Refusal('not_allowed');
  if (!isOpen(maker)) throw new Refusal('proposal_stale');
  if (await wasSetUpSince(kernel, maker, madeAt)) throw new Refusal('proposal_stale');
}

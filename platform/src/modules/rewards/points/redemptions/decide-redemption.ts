import { eq } from 'drizzle-orm';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { lockOpenMember } from '../../../accounts/index.ts';
import { between } from '../../../wallet/index.ts';
import { heldPointsOf, housePoints, pointsOf } from '../point-accounts.ts';
import { type PointsDeps, publishPoints } from '../points-deps.ts';
import { type RedemptionRow, pointRedemptions as rows } from '../redemption.tables.ts';
import { returnToStock } from './presents.ts';
import { approvedMessage, rejectedMessage } from './redemption-messages.ts';

interface Decision {
  id: string;
  who: string;
  /** What the member reads: a parcel number, or the reason. */
  words: string;
}

/**
 * Approves a redemption: the present is sent, or the bonus paid.
 * @throws Refusal `not_found`, `redemption_state`, `account_closed`
 */
export function approveRedemption(deps: PointsDeps, { id, who, words }: Decision): Promise<RedemptionRow> {
  return deps.kernel.database.transaction(async () => {
    const row = await carryOutApproval(deps, id, words);
    await audit(deps, 'approve-redemption', who, row);
    return row;
  });
}

/**
 * Approves in the caller's transaction, which writes the audit line.
 * @throws Refusal as `approveRedemption`
 */
export async function carryOutApproval(deps: PointsDeps, id: string, remark: string): Promise<RedemptionRow> {
  const row = await settleRedemption(deps, await lockApprovable(deps, id), remark);
  await deps.inbox.notify({
    memberId: row.memberId,
    reference: `redemption-${id}`,
    topic: 'points',
    texts: approvedMessage(row),
  });
  return row;
}

/**
 * Locks a redemption that can be approved now, and its member, until the end of the transaction.
 * @throws Refusal as `approveRedemption`
 */
export async function lockApprovable(deps: PointsDeps, id: string): Promise<RedemptionRow> {
  await lockOpenMember(deps.member, await memberOf(deps, id));
  return lockInProcess(deps, id);
}

/**
 * Rejects a redemption: points return to the member, pieces to stock.
 * @throws Refusal `not_found`, `redemption_state`
 */
export function rejectRedemption(deps: PointsDeps, { id, who, words }: Decision): Promise<RedemptionRow> {
  const { kernel, wallet, inbox } = deps;
  return kernel.database.transaction(async () => {
    const found = await lockInProcess(deps, id);
    const { memberId, presentId, quantity } = found;
    await returnToStock(kernel, presentId, quantity);
    const [owned = 0n] = await wallet.lockBalances([pointsOf(memberId)]);
    const points = found.points * BigInt(quantity);
    const legs = between(heldPointsOf(memberId), pointsOf(memberId), points);
    await wallet.post({ source: 'redemption-back', reference: id, kind: 'points_returned', legs });
    const row = await write(deps, found, { state: 'rejected', remark: words, balance: owned + points });
    await audit(deps, 'reject-redemption', who, row);
    await inbox.notify({
      memberId,
      reference: `redemption-${id}`,
      topic: 'points',
      texts: rejectedMessage(row),
    });
    return row;
  });
}

/** Spends held points and pays the bonus, in the caller's transaction. */
export async function settleRedemption(
  deps: PointsDeps,
  row: RedemptionRow,
  remark: string,
  stripe?: number,
): Promise<RedemptionRow> {
  const { id, memberId, points, quantity, amountMinor, turnoverPercent, name } = row;
  const legs = between(heldPointsOf(memberId), housePoints, points * BigInt(quantity));
  await deps.wallet.post({ source: 'redemption-spent', reference: id, kind: 'points_spent', legs }, stripe);
  if (amountMinor > 0n) {
    const paid = { source: 'points', reference: `redemption-${id}`, name, amountMinor, turnoverPercent } as const;
    await deps.grants.giveAndPay({ memberId, ...paid });
  }
  return write(deps, row, { state: 'approved', remark });
}

/** The member is locked before the redemption, as everywhere. */
async function memberOf({ kernel: { db } }: PointsDeps, id: string): Promise<string> {
  const [found] = await db.select({ memberId: rows.memberId }).from(rows).where(eq(rows.id, id));
  if (!found) throw new Refusal('not_found');
  return found.memberId;
}

async function lockInProcess({ kernel: { db } }: PointsDeps, id: string): Promise<RedemptionRow> {
  const [found] = await db.select().from(rows).where(eq(rows.id, id)).for('update');
  if (!found) throw new Refusal('not_found');
  if (found.state !== 'in_process') throw new Refusal('redemption_state', { value: { state: found.state } });
  return found;
}

async function write(
  { kernel }: PointsDeps,
  row: RedemptionRow,
  change: Partial<RedemptionRow>,
): Promise<RedemptionRow> {
  const changed = { ...change, changedAt: kernel.clock.now() };
  await kernel.db.update(rows).set(changed).where(eq(rows.id, row.id));
  publishPoints(kernel, row.memberId);
  return { ...row, ...changed };
}

async function audit({ audit: note }: PointsDeps, act: string, who: string, row: RedemptionRow): Promise<void> {
  await note({ who, act, target: row.id, why: row.remark, detail: auditDetail(row) });
}

/** What the audit line of a decision says of the redemption. */
export const auditDetail = ({ memberId, presentId, quantity }: RedemptionRow) => ({ memberId, presentId, quantity });

import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { percentOf } from '@portal/shared/contract/money/money-parts';
import type { getPointReward } from '@portal/shared/contract/rewards/points';
import { eq, sql } from 'drizzle-orm';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import type { OfferedPresent } from '../../../content/index.ts';
import type { PointsDeps } from '../points-deps.ts';
import { pointPresentsTaken as takenRows } from '../redemption.tables.ts';
import { stockLeft } from './redemption.rules.ts';

type Presents = CallResult<typeof getPointReward>['presents'];

/** Lists the points mall with the stock of each present. */
export async function listPresents(
  { kernel, content: { shown } }: PointsDeps,
  language: LanguageCode,
): Promise<Presents> {
  const [words, offered, rows] = await Promise.all([
    shown.pointPresents(language),
    shown.presentsOffered(),
    kernel.db.select().from(takenRows),
  ]);
  const redeemed = new Map(rows.map((row) => [row.presentId, row.taken]));
  return words.flatMap((present) => {
    const found = offered.find(({ id }) => id === present.id);
    if (!found) return [];
    const stock = stockLeft(found.document.stock, redeemed.get(present.id) ?? 0);
    return { ...present, ...(stock !== undefined && { stock }), ...worthOf(found) };
  });
}

/** Returns what one piece costs and brings, as shown. */
export function worthOf({ points, bonus }: OfferedPresent) {
  const amountMinor = bonus ? minorUnits(bonus.amount) : 0n;
  const turnover = percentOf(amountMinor, bonus?.turnoverPercent ?? 0);
  return { points, amount: amountFromMinor(amountMinor), turnover: amountFromMinor(turnover) };
}

/**
 * Takes pieces from stock and locks its count until the transaction ends, so that one of ten concurrent members gets
 * the last piece.
 * @throws Refusal `present_out_of_stock` with what is left
 */
export async function takePieces(
  { db }: PointsDeps['kernel'],
  presentId: string,
  stock: number | undefined,
  quantity: number,
) {
  await db.insert(takenRows).values({ presentId, taken: 0 }).onConflictDoNothing();
  const isPresent = eq(takenRows.presentId, presentId);
  const [row] = await db.select().from(takenRows).where(isPresent).for('update');
  const left = stockLeft(stock, row?.taken ?? 0);
  if (left !== undefined && left < quantity)
    throw new Refusal('present_out_of_stock', { value: { left }, params: { left } });
  await db
    .update(takenRows)
    .set({ taken: sql`${takenRows.taken} + ${quantity}` })
    .where(isPresent);
}

/** Returns pieces to stock. */
export async function returnToStock({ db }: PointsDeps['kernel'], presentId: string, quantity: number): Promise<void> {
  const taken = sql`greatest(0, ${takenRows.taken} - ${quantity})`;
  await db.update(takenRows).set({ taken }).where(eq(takenRows.presentId, presentId));
}

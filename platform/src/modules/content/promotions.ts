import type { Promotion } from '@portal/shared/contract/content/list-promotions';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { promotions } from './tables.ts';

/** Stores a promotion; its HTML is cut down to what is harmless. */
export async function savePromotion(database: Database, promotion: Promotion, position: number): Promise<void> {
  const { id, endsAt, ...rest } = promotion;
  const fields = { ...rest, content: sanitiseHtml(rest.content), endsAt: endsAt ? new Date(endsAt) : null, position };
  await database.db
    .insert(promotions)
    .values({ id, ...fields })
    .onConflictDoUpdate({ target: promotions.id, set: fields });
}

export async function readPromotions(database: Database, type: string | undefined): Promise<Promotion[]> {
  const rows = await database.db
    .select()
    .from(promotions)
    .where(type ? eq(promotions.type, type) : undefined)
    .orderBy(asc(promotions.position), asc(promotions.id));
  return rows.map(({ position: _position, endsAt, state, ...row }) => ({
    ...row,
    state: state as Promotion['state'],
    ...(endsAt ? { endsAt: endsAt.toISOString() } : {}),
  }));
}

import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import { eq } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { settlementWatermarks as marks } from './settlement.tables.ts';

const never = new Date(0);

/** Returns up to when a kind is settled; 1970 before its first settlement. */
export async function watermarkOf({ db }: Pick<Kernel, 'db'>, kind: ContractKind): Promise<Date> {
  const [row] = await db.select().from(marks).where(eq(marks.kind, kind));
  return row?.until ?? never;
}

/** Like markOf, but locks the watermark until the transaction ends, so that concurrent settlements wait. */
export async function lockWatermark({ db }: Pick<Kernel, 'db'>, kind: ContractKind): Promise<Date> {
  await db.insert(marks).values({ kind, until: never }).onConflictDoNothing();
  const [row] = await db.select().from(marks).where(eq(marks.kind, kind)).for('update');
  return row?.until ?? never;
}

/** Moves the watermark, in the transaction that locks it. */
export async function advanceWatermark({ db }: Pick<Kernel, 'db'>, kind: ContractKind, until: Date): Promise<void> {
  await db.update(marks).set({ until }).where(eq(marks.kind, kind));
}

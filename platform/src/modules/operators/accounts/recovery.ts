import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Clock } from '../../../kernel/time/clock.ts';
import { addAuditLine } from '../audit.ts';
import { auditLines, operators } from '../tables.ts';
import { adminsAmong } from './operator-account.rules.ts';
import { haveTwoPeople } from './setups.ts';

const recoveryHours = 24;
const recoveryAct = 'allow-bootstrap';
/** No operator's name: the role that owns the tables. */
const databaseOwner = '(database owner)';

/**
 * Opens the bootstrap again for 24 hours, where fewer than two admins are left who can decide together. The audit line is
 * the permission: no call writes it.
 * @throws Refusal `not_allowed` unless the database is opened as the owner of its tables, `bootstrap_over`
 */
export async function allowRecovery(database: Database, clock: Clock, why: string): Promise<void> {
  const { db } = database;
  await database.transaction(async () => {
    const { rows } = await db.execute<{ role: string; is_owner: boolean }>(
      sql`select current_user as role, pg_has_role(relowner, 'member') as is_owner
        from pg_class where oid = 'operators'::regclass`,
    );
    const [opened] = rows;
    if (!opened?.is_owner) throw new Refusal('not_allowed');
    const accounts = await db.select().from(operators).orderBy(asc(operators.username)).for('update');
    if (await haveTwoPeople({ db }, adminsAmong(accounts))) throw new Refusal('bootstrap_over');
    const detail = { role: opened.role, hours: recoveryHours };
    await addAuditLine({ db, clock }, { who: databaseOwner, act: recoveryAct, target: 'operators', why, detail });
  });
}

/** Whether the owner of the tables has opened the bootstrap in the last 24 hours. */
export async function isRecoveryAllowed({ db, clock }: Kernel): Promise<boolean> {
  const since = new Date(clock.now().getTime() - recoveryHours * 3_600_000);
  const { act, who, at } = auditLines;
  return (await db.$count(auditLines, and(eq(act, recoveryAct), eq(who, databaseOwner), gt(at, since)))) > 0;
}

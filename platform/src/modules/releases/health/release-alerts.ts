import { desc } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { OperatorAct } from '../registry/registry.ts';
import { rollbackAuthor } from '../rollout/automatic-rollback.ts';
import { releaseAlerts } from './loads.tables.ts';

export interface Alert {
  /** Identifies the occasion: several processes, or the same one later, report it once. */
  occasion: string;
  kind: 'take-back' | 'take-back-not-possible' | 'composition-refused';
  name?: string;
  version?: string;
  /** One or two sentences for the operator. */
  text: string;
}

interface AlertPorts {
  /** Writes an audit line in the open transaction. */
  audit(act: OperatorAct): Promise<void>;
  /** Queues an e-mail in the open transaction. */
  mail(to: string, alert: Alert): Promise<void>;
  alertEmail(): Promise<string>;
}

/** Rows on a page; older ones stay in the table. */
const listed = 200;

export function createReleaseAlerts({ database, clock }: Pick<Kernel, 'database' | 'clock'>, ports: AlertPorts) {
  const { db } = database;
  return {
    /** Writes the row, the audit line and the e-mail together, or nothing when the occasion was reported before. */
    async raise(alert: Alert): Promise<void> {
      const to = await ports.alertEmail();
      await database.transaction(async () => {
        const row = { ...alert, at: clock.now() };
        const added = await db
          .insert(releaseAlerts)
          .values(row)
          .onConflictDoNothing()
          .returning({ id: releaseAlerts.id });
        if (added.length === 0) return;
        // The registry audits its own rollback.
        if (alert.kind !== 'take-back') await ports.audit(auditLine(alert));
        if (to !== '') await ports.mail(to, alert);
      });
    },

    /** Newest first. */
    list: () => db.select().from(releaseAlerts).orderBy(desc(releaseAlerts.id)).limit(listed),
  };
}

export type ReleaseAlerts = ReturnType<typeof createReleaseAlerts>;

function auditLine({ kind, name, version, text }: Alert): OperatorAct {
  const target = [name, version].filter((part) => part !== undefined).join(' ') || 'composition';
  return { who: rollbackAuthor, act: `alert-${kind}`, target, why: text, detail: {} };
}

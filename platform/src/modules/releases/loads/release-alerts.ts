import { desc } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { OperatorAct } from '../registry.ts';
import { takenBackBy } from '../take-back.ts';
import { releaseAlerts } from './loads.tables.ts';

export interface Alert {
  /** Names the occasion: of several processes, and several moments, one tells it. */
  occasion: string;
  kind: 'take-back' | 'take-back-not-possible' | 'composition-refused';
  name?: string;
  version?: string;
  /** One or two sentences for the operator. */
  text: string;
}

export interface AlertPorts {
  /** Leaves an audit line in the transaction that is open. */
  audit(act: OperatorAct): Promise<void>;
  /** Queues an e-mail with the transaction that is open. */
  mail(to: string, alert: Alert): Promise<void>;
  alertEmail(): Promise<string>;
}

/** Longest list that a page shows; older ones stay in the table. */
const listed = 200;

export function createReleaseAlerts({ database, clock }: Pick<Kernel, 'database' | 'clock'>, ports: AlertPorts) {
  const { db } = database;
  return {
    /** Row, audit line and e-mail together, or nothing when the occasion was told before. */
    async tell(alert: Alert): Promise<void> {
      const to = await ports.alertEmail();
      await database.transaction(async () => {
        const row = { ...alert, at: clock.now() };
        const added = await db
          .insert(releaseAlerts)
          .values(row)
          .onConflictDoNothing()
          .returning({ id: releaseAlerts.id });
        if (added.length === 0) return;
        // The registry has its own line of what it took back.
        if (alert.kind !== 'take-back') await ports.audit(auditLine(alert));
        if (to !== '') await ports.mail(to, alert);
      });
    },

    /** The newest first. */
    list: () => db.select().from(releaseAlerts).orderBy(desc(releaseAlerts.id)).limit(listed),
  };
}

export type ReleaseAlerts = ReturnType<typeof createReleaseAlerts>;

function auditLine({ kind, name, version, text }: Alert): OperatorAct {
  const target = [name, version].filter((part) => part !== undefined).join(' ') || 'composition';
  return { who: takenBackBy, act: `alert-${kind}`, target, why: text, detail: {} };
}

import { Gauge } from 'prom-client';
import type { AuditTarget } from '../../../../kernel/config/audit-target.rules.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { exportBacklog, exportChain, nameOf } from './export-chain.ts';

interface Exporter {
  /** Exports what is due; after a failure not before its pause is over. Logs a failure and does not throw. */
  exportDue(): Promise<void>;
}

const pauseSecondsAtMost = 60;

/** Creates what exports the chain to the target of the settings; undefined without one. */
export function createExporter(kernel: Kernel, target: AuditTarget | undefined): Exporter | undefined {
  if (!target) return undefined;
  const { clock, logger, metrics } = kernel;
  let failures = 0;
  let retryAt = 0;
  new Gauge({
    name: 'portal_audit_export_backlog',
    help: 'Entries of the audit chain that the export target does not have yet',
    registers: [metrics.registry],
    async collect() {
      try {
        this.set(await exportBacklog(kernel, target));
      } catch (error) {
        logger.error({ err: error }, 'the audit export backlog is not counted');
      }
    },
  });
  return {
    async exportDue() {
      if (clock.now().getTime() < retryAt) return;
      try {
        await exportChain(kernel, target);
        failures = 0;
      } catch (error) {
        failures += 1;
        retryAt = clock.now().getTime() + Math.min(pauseSecondsAtMost, 2 ** failures) * 1000;
        logger.error({ err: error, target: nameOf(target), failures }, 'audit export failed');
      }
    },
  };
}

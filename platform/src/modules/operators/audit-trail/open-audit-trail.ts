import { Gauge } from 'prom-client';
import type { Kernel } from '../../../kernel/kernel.ts';
import { readHeads, type SignDocument, signHead } from './audit-heads.ts';
import { auditPending } from './audit-trail.tables.ts';
import type { ChainEntry } from './chain.rules.ts';
import { chainLines } from './chain-lines.ts';
import { createExporter } from './export/exporter.ts';
import { readChain, readUnchained, type UnchainedLines } from './read-chain.ts';

export interface AuditTrail {
  /** Chains what is committed, and exports it where the settings say so; the timer does it each second. */
  advance(): Promise<void>;
  entries(after: number, limit: number): Promise<ChainEntry[]>;
  unchained(): Promise<UnchainedLines>;
  /** Signed heads of the chain, newest first. */
  heads(limit: number): Promise<string[]>;
}

const tickMs = 1000;

/** Chains, signs and exports the audit (decisions/111). */
export function openAuditTrail(kernel: Kernel, deps: { sign: SignDocument }): AuditTrail {
  const { database, lifecycle, jobs, logger, settings } = kernel;
  const exporter = createExporter(kernel, settings.AUDIT_EXPORT);
  const advance = async () => {
    await chainLines(database);
    await exporter?.exportDue();
  };
  jobs.add({
    name: 'sign-audit-head',
    periodsDue: (now) => [now.toISOString().slice(0, 10)],
    async run(day) {
      await chainLines(database);
      await signHead(kernel, day, deps.sign);
    },
  });
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  lifecycle.onWork(() => {
    timer = setInterval(() => {
      running ??= advance()
        .catch((error) => logger.error({ err: error }, 'audit chain'))
        .finally(() => {
          running = undefined;
        });
    }, tickMs);
  });
  lifecycle.onStop(async () => {
    clearInterval(timer);
    await running;
  });
  registerUnchainedGauge(kernel);
  return {
    advance,
    entries: (after, limit) => readChain(database, after, limit),
    unchained: () => readUnchained(database),
    heads: (limit) => readHeads(kernel, limit),
  };
}

/** More than a few seconds' lines mean that nothing chains. */
function registerUnchainedGauge({ db, logger, metrics }: Kernel): void {
  new Gauge({
    name: 'portal_audit_unchained',
    help: 'Audit lines that wait for the chain',
    registers: [metrics.registry],
    async collect() {
      try {
        this.set(await db.$count(auditPending));
      } catch (error) {
        logger.error({ err: error }, 'unchained audit lines are not counted');
      }
    },
  });
}

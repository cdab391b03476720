import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../calls/refusal.ts';
import type { Settings } from '../config/settings.ts';
import { isSameSecret } from '../security/same-secret.ts';

interface Health {
  /** Returns whether there is a page for players. */
  hasPages(): boolean;
}

/**
 * Serves `/healthz` (the process answers), `/readyz` (the database answers and players have a page; the operators' port
 * is ready without one, since operators publish the first) and `/metrics` (for Prometheus, with METRICS_TOKEN).
 */
export function healthRoutes(app: FastifyInstance, { hasPages }: Health): void {
  const { database, metrics, logger, settings, progress } = app.kernel;
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (request, reply) => {
    const isForOperators = request.socket.localPort === settings.OPERATOR_PORT;
    const missing = (await isAnswering()) ? (hasPages() || isForOperators ? undefined : 'release') : 'database';
    if (missing === undefined) return { ok: true };
    return reply.code(503).send({ ok: false, missing, steps: progress?.steps() });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(settings, request.headers.authorization)) throw new Refusal('unknown_call');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  async function isAnswering(): Promise<boolean> {
    try {
      await database.db.execute(sql`select 1`);
      return true;
    } catch (error) {
      logger.error({ err: error }, 'not ready');
      return false;
    }
  }
}

/** With METRICS_TOKEN, which production demands, whoever sends it; without, anyone on the operators' port. */
function mayReadMetrics({ METRICS_TOKEN }: Settings, authorization = ''): boolean {
  return !METRICS_TOKEN || isSameSecret(authorization, `Bearer ${METRICS_TOKEN}`);
}

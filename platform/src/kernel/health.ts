import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process answers. `/readyz`: the database does, too. `/metrics`: numbers for Prometheus. */
export function healthRoutes(app: FastifyInstance): void {
  const { database, metrics, logger } = app.kernel;
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await database.db.execute(sql`select 1`);
      return { ok: true };
    } catch (error) {
      logger.error({ err: error }, 'not ready');
      return reply.code(503).send({ ok: false });
    }
  });
  app.get('/metrics', async (_request, reply) => {
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

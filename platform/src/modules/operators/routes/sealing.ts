import { getSealing, resealValues } from '@portal/shared/contract/operators/sealing';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { countSealed, resealBatch } from '../../../kernel/security/reseal.ts';
import type { SealedColumn } from '../../../kernel/security/sealed-column.ts';
import { createSecrets } from '../../../kernel/security/secrets.ts';
import type { OperatorModule } from '../index.ts';

export interface SealingDeps {
  operator: Pick<OperatorModule, 'audit'>;
  sealedColumns: readonly SealedColumn[];
}

export function getSealingRoute(app: FastifyInstance, { sealedColumns }: SealingDeps): void {
  const { database, settings } = app.kernel;
  const secrets = createSecrets(settings);
  route(app, getSealing, async () => ({ columns: await countSealed(database, secrets, sealedColumns) }));
}

export function resealValuesRoute(app: FastifyInstance, { operator, sealedColumns }: SealingDeps): void {
  const { database, settings } = app.kernel;
  const secrets = createSecrets(settings);
  const start = { column: 0, after: [] };
  route(app, resealValues, ({ cursor = start, why }, { operator: { username: who } }) =>
    database.transaction(async () => {
      const { next, ...done } = await resealBatch(database, secrets, sealedColumns, cursor);
      const isWorthALine = cursor === start || done.resealed > 0 || done.failed.length > 0;
      if (isWorthALine)
        await operator.audit({ who, act: 'reseal-values', target: '', why, detail: { cursor, ...done } });
      return next ? { ...done, next: { ...next, after: [...next.after] } } : done;
    }),
  );
}

import { listAudit } from '@portal/shared/contract/operators/audit';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { OperatorModule } from '../index.ts';

export function listAuditRoute(app: FastifyInstance, operator: OperatorModule): void {
  route(app, listAudit, ({ pageNo, pageSize, ...filter }, { operator: reader }) =>
    operator.readAudit(pageNo, pageSize, filter, reader),
  );
}

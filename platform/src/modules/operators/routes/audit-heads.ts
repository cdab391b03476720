import { listAuditHeads } from '@portal/shared/contract/operators/audit-heads';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { AuditTrail } from '../audit-trail/open-audit-trail.ts';

const headsAtMost = 400;

export function listAuditHeadsRoute(app: FastifyInstance, trail: AuditTrail): void {
  // `operator audit verify` reaches the operators' port alone.
  const options = { isOnBothPorts: true };
  route(app, listAuditHeads, async () => ({ heads: await trail.heads(headsAtMost) }), options);
}

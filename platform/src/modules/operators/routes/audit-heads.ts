import { listAuditHeads } from '@portal/shared/contract/operators/audit-heads';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { AuditTrail } from '../audit-trail/open-audit-trail.ts';

const headsAtMost = 400;

export function listAuditHeadsRoute(app: FastifyInstance, trail: AuditTrail): void {
  route(app, listAuditHeads, async () => ({ heads: await trail.heads(headsAtMost) }));
}

import { listAuditChain, listUnchainedAudit } from '@portal/shared/contract/operators/audit-chain';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { AuditTrail } from '../audit-trail/open-audit-trail.ts';

const entriesAtMost = 500;

export function listAuditChainRoute(app: FastifyInstance, trail: AuditTrail): void {
  route(app, listAuditChain, async ({ after }) => ({ entries: await trail.entries(after, entriesAtMost) }));
}

export function listUnchainedAuditRoute(app: FastifyInstance, trail: AuditTrail): void {
  route(app, listUnchainedAudit, () => trail.unchained());
}

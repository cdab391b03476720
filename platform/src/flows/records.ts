import type { FastifyInstance } from 'fastify';
import { accountRecordFlow } from './records/account-record.ts';
import { getBetFlow } from './records/get-bet.ts';
import type { RecordDeps } from './records/record-deps.ts';

/** Registers the calls for records that cross modules. */
export function recordFlows(app: FastifyInstance, deps: RecordDeps): void {
  accountRecordFlow(app, deps);
  getBetFlow(app, deps);
}

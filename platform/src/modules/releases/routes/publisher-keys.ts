import {
  addPublisherKey,
  listPublisherKeys,
  revokePublisherKey,
} from '@portal/shared/contract/releases/publisher-keys';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { addKey, listKeys, revokeKey } from '../publishers/manage-keys.ts';
import type { Publishers } from '../publishers/publishers.ts';

/** Registers the operators' calls about keys of squads. */
export function publisherKeyRoutes(app: FastifyInstance, publishers: Publishers): void {
  route(app, addPublisherKey, (input, { operator }) => addKey(publishers, input, operator.username));
  route(app, listPublisherKeys, () => listKeys(publishers));
  route(app, revokePublisherKey, (input, { operator }) => revokeKey(publishers, input, operator.username));
}

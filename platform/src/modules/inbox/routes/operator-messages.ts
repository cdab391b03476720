import { writeMessage } from '@portal/shared/contract/inbox/operator-messages';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { InboxModule } from '../index.ts';

export function writeMessageRoute(app: FastifyInstance, { write }: InboxModule): void {
  route(app, writeMessage, async (letter, { operator }) => ({ told: await write(letter, operator) }));
}

import type { Gateway } from '../gateway/platform-gateway.ts';
import type { StatementBook } from './statement-book.ts';
import { linesOf } from './statement-lines.rules.ts';

/**
 * The same gateway, which writes every answered movement into the studio's own book before anybody acts on it. It throws
 * as little as the gateway does: what could not be booked counts as not answered, and is asked again with the same id.
 */
export function bookedGateway(gateway: Gateway, book: StatementBook, now: () => Date): Gateway {
  return {
    async call(call, input) {
      const reply = await gateway.call(call, input);
      if (reply.kind !== 'answer') return reply;
      try {
        await book.add(linesOf(call, input, reply.value, now().toISOString()));
        return reply;
      } catch (error) {
        return {
          kind: 'unreachable',
          reason: `answered, not booked: ${error instanceof Error ? error.message : error}`,
        };
      }
    },
  };
}

import type { Gateway } from '../gateway/platform-client.ts';
import { linesOf } from './statement-lines.rules.ts';
import type { StatementStore } from './statement-store.ts';

/**
 * Wraps a gateway so that every answered movement is stored in the statement before anybody acts on it. A movement that
 * cannot be stored counts as not answered instead of throwing, and is requested again with the same id.
 */
export function recordingGateway(gateway: Gateway, statements: StatementStore, now: () => Date): Gateway {
  return {
    async call(call, input) {
      const reply = await gateway.call(call, input);
      if (reply.kind !== 'answer') return reply;
      try {
        await statements.add(linesOf(call, input, reply.value, now().toISOString()));
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

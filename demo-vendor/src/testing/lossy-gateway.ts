import type { Draw } from '@portal/engines/engine';
import type { Gateway } from '../gateway/platform-client.ts';

/** Wraps a gateway so that requests and answers get lost, and some requests arrive much too late. */
export function lossyGateway(gateway: Gateway, chance: Draw, later: (ms: number) => Promise<boolean>): Gateway {
  return {
    async call(call, input) {
      const luck = chance(20);
      if (luck === 0) return { kind: 'unreachable', reason: 'request lost' };
      if (luck === 1) {
        void later(1000 + chance(40_000)).then(() => gateway.call(call, input));
        return { kind: 'unreachable', reason: 'request late' };
      }
      if (luck === 2) await later(chance(3000));
      const reply = await gateway.call(call, input);
      return luck === 3 ? { kind: 'unreachable', reason: 'answer lost' } : reply;
    },
  };
}

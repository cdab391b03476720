import { vendorBet } from '@portal/shared/contract/vendor-api/calls';
import type { Draw } from '../../../engines/engine.ts';
import type { Gateway } from '../../../gateway/platform-gateway.ts';
import type { fakePlatform } from '../../../testing/fake-platform.ts';

/** The platform, which stops play now and then: of stakes that it has not taken it refuses some, and takes them later. */
export function moodyPlatform({ gateway, posted }: ReturnType<typeof fakePlatform>, chance: Draw): Gateway {
  return {
    call(call, input) {
      const isStopped = call.path === vendorBet.path && !posted.includes(transactionOf(input)) && chance(60) === 0;
      return isStopped ? Promise.resolve({ kind: 'refusal', code: 'play_stopped' }) : gateway.call(call, input);
    },
  };
}

/** Looks at every stake as it is asked for. */
export function watchedStakes(gateway: Gateway, look: (transactionId: string, roundId: string) => void): Gateway {
  return {
    call(call, input) {
      if (call.path === vendorBet.path) look(transactionOf(input), transactionOf(input).replace(/-bet$/, ''));
      return gateway.call(call, input);
    },
  };
}

function transactionOf(input: unknown): string {
  if (typeof input === 'object' && input !== null && 'transactionId' in input) return String(input.transactionId);
  return '';
}

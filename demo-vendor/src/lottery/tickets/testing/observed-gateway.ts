import type { Draw } from '@portal/engines/engine';
import { vendorBet } from '@portal/shared/contract/vendor-api/rounds';
import type { Gateway } from '../../../gateway/platform-client.ts';
import type { fakePlatform } from '../../../testing/fake-platform.ts';

/** Wraps the platform so that it stops play now and then: refuses some new stakes, which it accepts later. */
export function flakyPlatform({ gateway, posted }: ReturnType<typeof fakePlatform>, chance: Draw): Gateway {
  return {
    call(call, input) {
      const isStopped = call.path === vendorBet.path && !posted.includes(transactionOf(input)) && chance(60) === 0;
      return isStopped ? Promise.resolve({ kind: 'refusal', code: 'play_stopped' }) : gateway.call(call, input);
    },
  };
}

/** Wraps a gateway to observe every stake request. */
export function observeStakes(gateway: Gateway, look: (transactionId: string, roundId: string) => void): Gateway {
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

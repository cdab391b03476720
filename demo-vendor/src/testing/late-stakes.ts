import { vendorBet } from '@portal/shared/contract/vendor-api/calls';
import type { Gateway } from '../gateway/platform-gateway.ts';

/** What becomes of a stake: it has no answer and is under way until it arrives, or it is refused at once. */
export type Fate = 'late' | 'refused';

/** A line on which the next stakes suffer their fates, in order; everything else goes through. */
export function lateStakes(gateway: Gateway) {
  const fates: Fate[] = [];
  const under: (() => Promise<unknown>)[] = [];
  const line: Gateway = {
    async call(call, input) {
      const fate = call.path === vendorBet.path ? fates.shift() : undefined;
      if (fate === 'refused') return { kind: 'refusal', code: 'play_stopped' };
      if (fate === undefined) return gateway.call(call, input);
      under.push(() => gateway.call(call, input));
      return { kind: 'unreachable', reason: 'request late' };
    },
  };
  return {
    gateway: line,
    suffer: (...next: Fate[]) => void fates.push(...next),
    /** Brings to the platform what is under way; the number of those stakes. */
    async arrive(): Promise<number> {
      const arriving = under.splice(0);
      await Promise.all(arriving.map((each) => each()));
      return arriving.length;
    },
  };
}

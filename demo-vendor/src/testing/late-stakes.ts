import { vendorBet } from '@portal/shared/contract/vendor-api/rounds';
import type { Gateway } from '../gateway/platform-client.ts';

/** Fate of a stake request: `late` has no answer and is on its way until it arrives; `refused` is refused at once. */
type Fate = 'late' | 'refused';

/** Wraps a gateway that applies fates to the next stakes, in order; all else passes. */
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
    /** Delivers the late stakes to the platform; returns their number. */
    async arrive(): Promise<number> {
      const arriving = under.splice(0);
      await Promise.all(arriving.map((each) => each()));
      return arriving.length;
    },
  };
}

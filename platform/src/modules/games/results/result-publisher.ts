import type { CallParsedInput } from '@portal/shared/contract/calls/define-call';
import type { VendorResult, vendorCorrectResult } from '@portal/shared/contract/vendor-api/results';
import type { Kernel } from '../../../kernel/kernel.ts';
import { takeCorrection } from './take-correction.ts';
import { takeResults } from './take-results.ts';

type Correction = CallParsedInput<typeof vendorCorrectResult>;
/** Called with new results, in the transaction that stores them. */
type Listener<Payload> = (provider: string, payload: Payload) => Promise<void>;

/** Publishes results of studios and their corrections to subscribers. */
export function createResultPublisher(kernel: Kernel) {
  const ofResults: Listener<readonly VendorResult[]>[] = [];
  const ofCorrections: Listener<Correction>[] = [];
  return {
    onResults: (listener: Listener<readonly VendorResult[]>) => void ofResults.push(listener),
    onCorrection: (listener: Listener<Correction>) => void ofCorrections.push(listener),
    /**
     * Stores results and returns how many were new.
     * @throws Refusal `unknown_game`, `result_conflict`
     */
    takeResults: (provider: string, events: readonly VendorResult[]): Promise<number> =>
      kernel.database.transaction(async () => {
        const fresh = await takeResults(kernel, provider, events);
        for (const listener of ofResults) await listener(provider, fresh);
        return fresh.length;
      }),
    /**
     * Stores a correction; true when it was new.
     * @throws Refusal `unknown_game`, `unknown_event`, `correction_conflict`
     */
    takeCorrection: (provider: string, correction: Correction): Promise<boolean> =>
      kernel.database.transaction(async () => {
        const isNew = await takeCorrection(kernel, provider, correction);
        if (isNew) for (const listener of ofCorrections) await listener(provider, correction);
        return isNew;
      }),
  };
}

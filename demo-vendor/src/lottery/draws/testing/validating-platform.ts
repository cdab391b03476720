import assert from 'node:assert/strict';
import type { CallInput } from '@portal/shared/contract/calls/define-call';
import { type VendorResult, vendorCorrectResult, vendorResults } from '@portal/shared/contract/vendor-api/results';
import * as v from 'valibot';
import type { Gateway } from '../../../gateway/platform-client.ts';

type Correction = CallInput<typeof vendorCorrectResult>;

/** A platform's knowledge of a draw. */
interface KnownDraw {
  commitment: string;
  /** The end, once reported. */
  end?: VendorResult;
  corrections: Correction[];
}

/**
 * Creates a platform that accepts results and corrections by docs/vendor-api.md, also late or repeated ones. A
 * conflict, a skipped number or a correction without a result fails the test.
 */
export function validatingPlatform() {
  const draws = new Map<string, KnownDraw>();
  const ends: VendorResult[] = [];

  function takeEvent(event: VendorResult): void {
    const key = `${event.gameCode} ${event.eventId}`;
    const commitment = event.proof?.commitment ?? assert.fail(`${key} without a commitment`);
    const known = draws.get(key) ?? { commitment, corrections: [] };
    draws.set(key, known);
    assert.equal(commitment, known.commitment, `${key} has another commitment`);
    if (event.state !== 'result' && event.state !== 'cancelled') return;
    if (known.end) assert.deepEqual(event, known.end, `${key} ends otherwise`);
    else ends.push(event);
    known.end = event;
  }

  function takeCorrection(correction: Correction): void {
    const key = `${correction.gameCode} ${correction.eventId}`;
    const known = draws.get(key);
    assert.equal(known?.end?.state, 'result', `${key} has no result`);
    const { corrections = [] } = known ?? {};
    assert.ok(correction.correction <= corrections.length + 1, `${key} leaves a correction out`);
    const same = corrections[correction.correction - 1];
    if (same) assert.deepEqual(correction, same, `${key} is corrected otherwise`);
    else corrections.push(correction);
  }

  const gateway: Gateway = {
    async call(call, input) {
      if (call.path === vendorCorrectResult.path) {
        takeCorrection(v.parse(vendorCorrectResult.input, input));
        return { kind: 'answer', value: v.parse(call.output, { accepted: true }) };
      }
      const { events } = v.parse(vendorResults.input, input);
      for (const event of events) takeEvent(event);
      return { kind: 'answer', value: v.parse(call.output, { accepted: events.length }) };
    },
  };
  return {
    gateway,
    find: (gameCode: string, drawId: string) => draws.get(`${gameCode} ${drawId}`),
    /** Ends in the order of their first report. */
    ends,
  };
}

export type ValidatingPlatform = ReturnType<typeof validatingPlatform>;

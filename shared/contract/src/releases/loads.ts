import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';

/** Why a version of a remote could not be shown. */
export const loadFailureReason = v.picklist([
  'load_failed',
  'load_timeout',
  'wrong_contract',
  'mount_failed',
  'mount_timeout',
  'broken',
]);

/** Fault of a composition that a page received. */
export const compositionFault = v.picklist(['missing', 'signature', 'schema', 'sequence', 'channel', 'expired']);

const shortText = v.pipe(v.string(), v.maxLength(40));

/**
 * Reports how the remotes of one page loaded: each version once, failures at once and the rest together when idle.
 * Reports without a valid ticket, repeated ones and those above the address's limit are ignored; the response is the
 * same.
 */
export const reportLoads = defineCall({
  method: 'post',
  path: '/wps/releases/loads',
  access: 'public',
  input: v.object({
    ticket: v.pipe(v.string(), v.maxLength(400)),
    loads: v.pipe(
      v.array(
        v.object({
          remote: shortText,
          version: shortText,
          /** Sequence of the composition that named the version. */
          sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
          outcome: v.picklist(['mounted', 'failed']),
          reason: v.optional(loadFailureReason),
          /** From requesting the remote to its first render, whole milliseconds. */
          mountMs: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(600_000))),
        }),
      ),
      v.maxLength(20),
    ),
    /** Set if the page received a composition that it refused or that had expired. */
    compositionFault: v.optional(compositionFault),
  }),
  output: v.object({}),
  refusals: [],
});

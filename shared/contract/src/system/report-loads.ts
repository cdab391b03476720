import * as v from 'valibot';
import { defineCall } from '../define-call.ts';

/** Why a version of a remote could not be shown. */
export const loadFailureReason = v.picklist([
  'load_failed',
  'load_timeout',
  'wrong_contract',
  'mount_failed',
  'mount_timeout',
  'broken',
]);

/** What is wrong with a composition that a page was given. */
export const compositionFault = v.picklist(['missing', 'signature', 'schema', 'sequence', 'channel', 'expired']);

const shortText = v.pipe(v.string(), v.maxLength(40));

/**
 * What became of the remotes of one page. A page tells each version once, failures at once and the rest together when
 * idle. Without a good ticket, told twice, or above the limit of the address it counts for nothing; the answer is the same.
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
          /** From asking for the remote to its first picture, whole milliseconds. */
          mountMs: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(600_000))),
        }),
      ),
      v.maxLength(20),
    ),
    /** The page was given a composition that it refused, or that was past its time. */
    compositionFault: v.optional(compositionFault),
  }),
  output: v.object({}),
  refusals: [],
});

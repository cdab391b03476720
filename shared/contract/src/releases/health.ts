import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { compositionFault, loadFailureReason } from './loads.ts';
import { releaseName, releaseVersion } from './releases.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const milliseconds = v.pipe(v.number(), v.minValue(0));

/** Loads of one version in one interval. */
const loadFigures = v.object({
  loads: count,
  failures: count,
  visitors: count,
  /** Median and 95th percentile of the mount time; absent without a successful load. */
  mountMs: v.optional(v.object({ p50: milliseconds, p95: milliseconds })),
});

/** Loads, failures and mount times of each remote by version, from the load reports of players' pages. */
export const getReleaseHealth = defineCall({
  method: 'get',
  path: '/operator/releases/health',
  access: 'operator',
  input: v.object({
    /** Interval back from now; it is split into 30 buckets. */
    minutes: v.optional(v.picklist(['5', '60', '1440']), '60'),
  }),
  output: v.object({
    from: isoTime,
    to: isoTime,
    remotes: v.array(
      v.object({
        name: releaseName,
        versions: v.array(
          v.object({
            version: releaseVersion,
            total: loadFigures,
            reasons: v.array(v.object({ reason: loadFailureReason, failures: count })),
            /** Consecutive from `from` to `to`, including empty ones. */
            buckets: v.array(v.object({ from: isoTime, ...loadFigures.entries })),
          }),
        ),
      }),
    ),
    /** Compositions that browsers refused. */
    compositionFaults: v.array(v.object({ fault: compositionFault, pages: count })),
  }),
  refusals: [],
});

/** Automatic events, newest first: rollbacks, and numbers of refused compositions. */
export const listReleaseAlerts = defineCall({
  method: 'get',
  path: '/operator/releases/alerts',
  access: 'operator',
  input: v.object({}),
  output: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        at: isoTime,
        kind: v.picklist(['take-back', 'take-back-not-possible', 'composition-refused']),
        name: v.optional(releaseName),
        version: v.optional(releaseVersion),
        text: v.string(),
      }),
    ),
  }),
  refusals: [],
});

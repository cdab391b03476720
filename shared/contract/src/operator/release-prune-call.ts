import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { reason } from './reason.ts';
import { releaseName, releaseVersion } from './release-calls.ts';

const prunedRelease = v.object({ name: releaseName, version: releaseVersion });

/**
 * Deletes release folders that nobody needs, beyond the automatic cleanup. Without `confirm` it is a dry run; with it,
 * exactly what the dry run listed is deleted, all or nothing. Never deleted: versions that are live, a candidate, a
 * fallback or previewed, and those in a composition of, or published in, the last seven days.
 */
export const pruneReleases = defineCall({
  method: 'post',
  path: '/operator/releases/prune',
  access: 'operator',
  roles: ['release', 'admin'],
  input: v.object({
    /** Only this release. */
    name: v.optional(releaseName),
    /** Versions that were never live for all are deleted when older than this many days. */
    olderThanDays: v.pipe(v.number(), v.integer(), v.minValue(7), v.maxValue(3650)),
    /** This many versions per release that were live stay, the most recent ones. */
    keepLive: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
    confirm: v.optional(v.object({ releases: v.pipe(v.array(prunedRelease), v.maxLength(200)), why: reason })),
  }),
  output: v.object({
    /** What is or was deleted; at most 200 at once. */
    releases: v.array(
      v.object({ ...prunedRelease.entries, because: v.picklist(['never_live', 'live_before']), bytes: v.number() }),
    ),
    isDone: v.boolean(),
  }),
  refusals: ['conflict'],
});

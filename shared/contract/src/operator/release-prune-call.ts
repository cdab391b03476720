import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { reason } from './reason.ts';
import { releaseName, releaseVersion } from './release-calls.ts';

const prunedRelease = v.object({ name: releaseName, version: releaseVersion });

/**
 * Deletes folders of releases that nobody needs, beyond what goes by itself. Without `confirm` it only looks; with it,
 * exactly what a look has shown goes, all or nothing. Never what is live, a candidate, a fallback, previewed, shown by a
 * composition of the last seven days, or published in them.
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

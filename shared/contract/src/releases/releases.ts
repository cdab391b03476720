import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { reason } from '../operators/reason.ts';

export const releaseName = v.picklist([
  'shell',
  'remote-games',
  'remote-member-centre',
  'remote-agent-centre',
  'remote-lottery',
]);
export type ReleaseName = v.InferOutput<typeof releaseName>;
export const releaseVersion = v.pipe(v.string(), v.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/));

/** Share of the visitors in whole percent, 1 to 100. */
export const releasePercent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

/** The state a person saw when deciding; the call answers `conflict` if something else is live by then. */
export const seenReleaseState = v.object({
  live: v.optional(releaseVersion),
  candidate: v.optional(releaseVersion),
  /** Share of that candidate; if omitted, any share is fine. */
  percent: v.optional(releasePercent),
});

const releaseState = {
  name: releaseName,
  /** What visitors without the candidate get. */
  live: v.string(),
  candidate: v.optional(v.object({ version: releaseVersion, percent: releasePercent })),
};
const compositionChange = v.object({ sequence: v.number(), ...releaseState });

/** Result of a change of several releases: all are in the composition of this sequence. */
export const setChange = v.object({ sequence: v.number(), releases: v.array(v.object(releaseState)) });

/** Until then nothing is promoted, and a rollback needs an explicit flag. */
export const freezeWindow = v.object({ until: isoTime, who: v.string(), why: v.string() });

/** Stores a release folder: every file as base64 by its path, including `release.json`. Versions are immutable. */
export const publishRelease = defineCall({
  method: 'post',
  path: '/operator/releases',
  access: 'operator',
  stepUp: true,
  roles: ['release', 'admin'],
  input: v.object({ name: releaseName, version: releaseVersion, files: v.record(v.string(), v.string()) }),
  output: v.object({ name: releaseName, version: releaseVersion, files: v.number() }),
  refusals: ['release_exists', 'release_incomplete', 'release_corrupt', 'release_version_wrong'],
});

export const listReleases = defineCall({
  method: 'get',
  path: '/operator/releases',
  access: 'operator',
  input: v.object({}),
  output: v.object({
    sequence: v.number(),
    freeze: v.optional(freezeWindow),
    releases: v.array(
      v.object({
        name: releaseName,
        version: releaseVersion,
        state: v.picklist(['live', 'candidate', 'fallback', 'stored', 'missing', 'changed']),
        /** State by the history; equal to `state` while its files are complete. */
        place: v.optional(v.picklist(['live', 'candidate', 'fallback'])),
        /** Share of visitors while it is live or a candidate. */
        percent: v.optional(v.number()),
        publishedAt: isoTime,
        publishedBy: v.string(),
      }),
    ),
  }),
  refusals: [],
});

/**
 * Promotes a stored version. Nobody promotes what they have published, or what a key that they added has published
 * (`releases.promotedByTwo`).
 */
export const promoteRelease = defineCall({
  method: 'post',
  path: '/operator/releases/:name/promote',
  access: 'operator',
  stepUp: true,
  roles: ['release', 'admin'],
  input: v.object({
    name: releaseName,
    version: releaseVersion,
    /** Below 100 it is a candidate beside the live version; visitors keep it while the share grows. Remotes only. */
    percent: v.optional(releasePercent),
    from: v.optional(seenReleaseState),
    why: v.optional(reason),
  }),
  output: compositionChange,
  refusals: [
    'not_found',
    'release_does_not_fit',
    'already_live',
    'release_frozen',
    'published_by_promoter',
    'account_recently_reset',
    'shell_has_no_share',
    'nothing_live_yet',
    'conflict',
  ],
});

export const rollbackRelease = defineCall({
  method: 'post',
  path: '/operator/releases/:name/rollback',
  access: 'operator',
  roles: ['release', 'admin'],
  input: v.object({
    name: releaseName,
    to: v.optional(releaseVersion),
    why: reason,
    /** Required for a rollback during a freeze window. */
    despiteFreeze: v.optional(v.boolean()),
    /** Required for a rollback if no earlier version is compatible. */
    despiteMisfit: v.optional(v.boolean()),
    from: v.optional(seenReleaseState),
  }),
  output: compositionChange,
  refusals: ['not_found', 'nothing_to_roll_back_to', 'release_does_not_fit', 'release_frozen', 'conflict'],
});

/** Opens a freeze window, or moves the end of the current one. */
export const freezeReleases = defineCall({
  method: 'post',
  path: '/operator/releases/freeze',
  access: 'operator',
  roles: ['release', 'admin'],
  input: v.object({ until: isoTime, why: reason }),
  output: freezeWindow,
  refusals: ['freeze_in_the_past', 'freeze_too_long'],
});

/** Ends the freeze window early. */
export const thawReleases = defineCall({
  method: 'post',
  path: '/operator/releases/thaw',
  access: 'operator',
  stepUp: true,
  roles: ['release', 'admin'],
  input: v.object({ why: reason }),
  output: v.object({}),
  refusals: ['not_frozen'],
});

/** After a restore: continues above the sequence that browsers have seen. What is live stays. */
export const resumeReleases = defineCall({
  method: 'post',
  path: '/operator/releases/resume',
  access: 'operator',
  stepUp: true,
  roles: ['release', 'admin'],
  input: v.object({
    /** Highest sequence that any browser may know; a whole number below two thousand million. */
    above: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000)),
    why: reason,
  }),
  output: compositionChange,
  refusals: ['nothing_live_yet', 'conflict'],
});

/** History of compositions: who released what, when and why. */
export const listReleaseHistory = defineCall({
  method: 'get',
  path: '/operator/releases/history',
  access: 'operator',
  input: v.object({}),
  output: v.object({
    list: v.array(
      v.object({
        sequence: v.number(),
        at: isoTime,
        who: v.string(),
        act: v.picklist(['promote', 'rollback', 'take-back']),
        name: v.string(),
        version: v.string(),
        /** Share of visitors; 100 for all. */
        percent: v.number(),
        why: v.string(),
      }),
    ),
  }),
  refusals: [],
});

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
  stepUp: true,
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

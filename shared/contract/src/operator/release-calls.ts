import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { isoTime } from '../paging.ts';
import { reason } from './reason.ts';

export const releaseName = v.picklist([
  'shell',
  'remote-games',
  'remote-member-centre',
  'remote-agent-centre',
  'remote-lottery',
]);
export type ReleaseName = v.InferOutput<typeof releaseName>;
export const releaseVersion = v.pipe(v.string(), v.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/));

const compositionChange = v.object({ sequence: v.number(), name: releaseName, live: v.string() });

/** Store a release folder: every file as base64 by its path, `release.json` among them. Versions are immutable. */
export const publishRelease = defineCall({
  method: 'post',
  path: '/operator/releases',
  access: 'operator',
  roles: ['release', 'admin'],
  input: v.object({ name: releaseName, version: releaseVersion, files: v.record(v.string(), v.string()) }),
  output: v.object({ name: releaseName, version: releaseVersion, files: v.number() }),
  refusals: ['release_exists', 'release_incomplete', 'release_corrupt', 'release_does_not_fit'],
});

export const listReleases = defineCall({
  method: 'get',
  path: '/operator/releases',
  access: 'operator',
  input: v.object({}),
  output: v.object({
    sequence: v.number(),
    releases: v.array(
      v.object({
        name: releaseName,
        version: releaseVersion,
        state: v.picklist(['live', 'fallback', 'stored', 'missing', 'changed']),
        publishedAt: isoTime,
        publishedBy: v.string(),
      }),
    ),
  }),
  refusals: [],
});

export const promoteRelease = defineCall({
  method: 'post',
  path: '/operator/releases/:name/promote',
  access: 'operator',
  roles: ['release', 'admin'],
  input: v.object({ name: releaseName, version: releaseVersion, why: v.optional(reason) }),
  output: compositionChange,
  refusals: ['not_found', 'release_does_not_fit', 'already_live'],
});

export const rollbackRelease = defineCall({
  method: 'post',
  path: '/operator/releases/:name/rollback',
  access: 'operator',
  roles: ['release', 'admin'],
  input: v.object({ name: releaseName, to: v.optional(releaseVersion), why: reason }),
  output: compositionChange,
  refusals: ['not_found', 'nothing_to_roll_back_to', 'release_does_not_fit'],
});

/** History of compositions: who put what live, when and why. */
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
        act: v.string(),
        name: v.string(),
        version: v.string(),
        why: v.string(),
      }),
    ),
  }),
  refusals: [],
});

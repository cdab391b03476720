import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { reason } from '../operators/reason.ts';
import {
  promoteRelease,
  releaseName,
  releaseVersion,
  rollbackRelease,
  seenReleaseState,
  setChange,
} from './releases.ts';

const named = { name: releaseName, from: v.optional(seenReleaseState) };
const isEachOnce = (names: readonly string[]) => new Set(names).size === names.length;

/**
 * Promotes releases that need each other's new version, for all visitors at once: checked together, in one composition,
 * all or none.
 */
export const promoteReleaseSet = defineCall({
  method: 'post',
  path: '/operator/release-sets/promote',
  access: 'operator',
  stepUp: true,
  roles: ['release', 'admin'],
  input: v.object({
    releases: v.pipe(
      v.array(v.object({ ...named, version: releaseVersion })),
      v.minLength(1),
      v.maxLength(releaseName.options.length),
      v.check((releases) => isEachOnce(releases.map(({ name }) => name)), 'each release once'),
    ),
    why: v.optional(reason),
  }),
  output: setChange,
  refusals: promoteRelease.refusals,
});

/** Rolls back the same set. A single rollback that is incompatible names the set that would work. */
export const rollbackReleaseSet = defineCall({
  method: 'post',
  path: '/operator/release-sets/rollback',
  access: 'operator',
  roles: ['release', 'admin'],
  input: v.object({
    releases: v.pipe(
      v.array(v.object({ ...named, to: v.optional(releaseVersion) })),
      v.minLength(1),
      v.maxLength(releaseName.options.length),
      v.check((releases) => isEachOnce(releases.map(({ name }) => name)), 'each release once'),
    ),
    why: reason,
    despiteFreeze: v.optional(v.boolean()),
    despiteMisfit: v.optional(v.boolean()),
  }),
  output: setChange,
  refusals: rollbackRelease.refusals,
});

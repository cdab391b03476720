import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { releaseName, releaseVersion } from './releases.ts';

/** What makes a set of releases incompatible. */
export const incompatibility = v.object({
  /** `shell 1.2.0`, `remote-games 1.4.0` or `platform`: the side with the need. */
  who: v.string(),
  kind: v.picklist(['contract', 'react', 'facade', 'call', 'event', 'prop']),
  /** The missing call, event, prop or module. */
  subject: v.string(),
  /** One sentence an operator can act on. */
  text: v.string(),
});
export type Incompatibility = v.InferOutput<typeof incompatibility>;

const setCompatibility = v.object({
  /** live: what most visitors get; candidate: with every candidate in place; previous: what was live before. */
  set: v.picklist(['live', 'candidate', 'previous']),
  fits: v.boolean(),
  misfits: v.array(incompatibility),
});

const compatibilityReport = v.object({
  name: releaseName,
  version: releaseVersion,
  sets: v.array(setCompatibility),
  /** The nearest compatible versions, by release; absent if already compatible or no such set is stored. */
  nearest: v.optional(v.record(v.string(), releaseVersion)),
});

/** Text of release.json and contract.json of an unpublished release. */
export const unpublishedRelease = v.object({
  manifest: v.pipe(v.string(), v.maxLength(524_288)),
  contract: v.pipe(v.string(), v.maxLength(524_288)),
});

/**
 * Checks whether a version can be promoted: a stored one, or an unpublished one given by its manifest and contract
 * file.
 */
export const canPromote = defineCall({
  method: 'post',
  path: '/operator/releases/:name/can-promote',
  access: 'operator',
  input: v.object({
    name: releaseName,
    version: releaseVersion,
    unpublished: v.optional(unpublishedRelease),
  }),
  output: v.object({
    ...compatibilityReport.entries,
    /** Difference to the highest published version below it, and the lowest version it may have. */
    change: v.object({
      level: v.picklist(['first', 'patch', 'minor', 'breaking']),
      since: v.optional(releaseVersion),
      lowest: releaseVersion,
      because: v.array(v.string()),
    }),
  }),
  refusals: ['not_found', 'release_corrupt'],
});

/** Checks whether a rollback is possible: to the named version, or to the one a rollback would take. */
export const canRollBack = defineCall({
  method: 'get',
  path: '/operator/releases/:name/can-roll-back',
  access: 'operator',
  input: v.object({ name: releaseName, to: v.optional(releaseVersion) }),
  output: compatibilityReport,
  refusals: ['not_found', 'nothing_to_roll_back_to'],
});

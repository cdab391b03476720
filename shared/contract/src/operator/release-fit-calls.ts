import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { releaseName, releaseVersion } from './release-calls.ts';

/** What keeps a set of releases from working together. */
export const misfit = v.object({
  /** `shell 1.2.0`, `remote-games 1.4.0` or `platform`: who needs something. */
  who: v.string(),
  kind: v.picklist(['contract', 'react', 'facade', 'call', 'event', 'prop']),
  /** The call, event, prop or module. */
  subject: v.string(),
  /** One sentence an operator can act on. */
  text: v.string(),
});
export type Misfit = v.InferOutput<typeof misfit>;

const fitsWith = v.object({
  /** live: what most visitors get; candidate: with every candidate in its place; previous: what was live before. */
  set: v.picklist(['live', 'candidate', 'previous']),
  fits: v.boolean(),
  misfits: v.array(misfit),
});

const fitAnswer = v.object({
  name: releaseName,
  version: releaseVersion,
  sets: v.array(fitsWith),
  /** The nearest versions with which it would all fit, by release; absent where it fits or no such set is stored. */
  nearest: v.optional(v.record(v.string(), releaseVersion)),
});

/** Text of release.json and contract.json of a release that is not published yet. */
export const unpublishedRelease = v.object({
  manifest: v.pipe(v.string(), v.maxLength(524_288)),
  contract: v.pipe(v.string(), v.maxLength(524_288)),
});

/** "Can I promote this version": one that is stored, or one that is not yet and brings its manifest and contract file. */
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
    ...fitAnswer.entries,
    /** How this release differs from the highest published one below it, and the lowest version it may have. */
    change: v.object({
      level: v.picklist(['first', 'patch', 'minor', 'breaking']),
      since: v.optional(releaseVersion),
      lowest: releaseVersion,
      because: v.array(v.string()),
    }),
  }),
  refusals: ['not_found', 'release_corrupt'],
});

/** "Can I roll back": to the version named, or to the one a rollback would take. */
export const canRollBack = defineCall({
  method: 'get',
  path: '/operator/releases/:name/can-roll-back',
  access: 'operator',
  input: v.object({ name: releaseName, to: v.optional(releaseVersion) }),
  output: fitAnswer,
  refusals: ['not_found', 'nothing_to_roll_back_to'],
});

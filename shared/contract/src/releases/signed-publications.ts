import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { canPromote, unpublishedRelease } from './compatibility.ts';
import { publishRelease, releaseName, releaseVersion } from './releases.ts';

/** Header of a squad's publication: compact JWS over `publisherClaim`, checked before the body is read. */
export const publisherHeader = 'x-release-signature';

/**
 * What a squad signs: the release, the sha384 of its release.json, and the time (seconds; valid for 5 minutes). Strict,
 * so that a signed question cannot serve as a publication.
 */
export const publisherClaim = v.strictObject({
  name: releaseName,
  version: v.string(),
  manifest: v.string(),
  iat: v.pipe(v.number(), v.safeInteger()),
});

/** publishRelease for a squad: authenticated by its key instead of an operator's login. */
export const publishSignedRelease = defineCall({
  method: 'post',
  path: '/operator/publish',
  access: 'public',
  input: publishRelease.input,
  output: publishRelease.output,
  refusals: [...publishRelease.refusals, 'publisher_not_known', 'publisher_of_another_release', 'publication_stale'],
});

/** What a squad signs to ask: the question, both release documents as one hash, and a nonce. */
export const publisherQuestion = v.strictObject({
  asks: v.literal('can-publish'),
  name: releaseName,
  version: releaseVersion,
  /** sha384 of the JSON of `[manifest, contract]`. */
  texts: v.string(),
  nonce: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)),
  iat: v.pipe(v.number(), v.safeInteger()),
});

/**
 * canPromote for a squad, about its own unpublished release, by a signed question. Stores nothing. About other releases
 * it reveals what this one is incompatible with, and which shell it would work with.
 */
export const canPublishSigned = defineCall({
  method: 'post',
  path: '/operator/publish/can-publish',
  access: 'public',
  input: v.object({ name: releaseName, version: releaseVersion, unpublished: unpublishedRelease }),
  output: canPromote.output,
  refusals: [
    'release_corrupt',
    'publisher_not_known',
    'publisher_of_another_release',
    'publication_stale',
    'question_repeated',
  ],
});

import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { reason } from '../operators/reason.ts';
import { canPromote, unpublishedRelease } from './compatibility.ts';
import { publishRelease, releaseName, releaseVersion } from './releases.ts';

const part = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));

/** Public half of a squad's ES256 key. */
export const publisherJwk = v.object({ kty: v.literal('EC'), crv: v.literal('P-256'), x: part, y: part });

const publisherKey = v.object({
  /** JWK thumbprint. */
  kid: v.string(),
  /** The one release that the key may publish. */
  name: releaseName,
  label: v.string(),
  addedAt: isoTime,
  addedBy: v.string(),
  revokedAt: v.optional(isoTime),
  lastUsedAt: v.optional(isoTime),
});

/** Allows the holder of a key to publish one remote, and nothing else. */
export const addPublisherKey = defineCall({
  method: 'post',
  path: '/operator/publishers',
  access: 'operator',
  roles: ['release', 'admin'],
  input: v.object({
    name: releaseName,
    label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    key: publisherJwk,
    why: reason,
  }),
  output: publisherKey,
  refusals: ['key_exists'],
});

export const listPublisherKeys = defineCall({
  method: 'get',
  path: '/operator/publishers',
  access: 'operator',
  input: v.object({}),
  output: v.object({ list: v.array(publisherKey) }),
  refusals: [],
});

/** Revokes a key: it publishes nothing more; earlier publications stay. */
export const revokePublisherKey = defineCall({
  method: 'post',
  path: '/operator/publishers/:kid/revoke',
  access: 'operator',
  roles: ['release', 'admin'],
  input: v.object({ kid: v.pipe(v.string(), v.maxLength(100)), why: reason }),
  output: publisherKey,
  refusals: ['not_found'],
});

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

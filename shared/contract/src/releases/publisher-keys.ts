import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { reason } from '../operators/reason.ts';
import { releaseName } from './releases.ts';

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
  stepUp: true,
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

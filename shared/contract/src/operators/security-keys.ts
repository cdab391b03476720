import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { filledText } from '../typed/form-texts.ts';
import { newKey, keyOptions as options } from '../typed/web-authn.ts';

/** A question that a key answers once within two minutes, for a login or instead of a code. */
export const askSecurityKey = defineCall({
  method: 'post',
  path: '/operator/session/keys/question',
  access: 'public',
  input: v.object({}),
  output: v.object({ options }),
  refusals: [],
});

/** A question for a new key of the operator. */
export const startSecurityKey = defineCall({
  method: 'post',
  path: '/operator/session/keys/start',
  access: 'operator',
  stepUp: true,
  input: v.object({}),
  output: v.object({ options }),
  refusals: [],
});

/** Adds a key: from then on it works instead of the authenticator's code. */
export const addSecurityKey = defineCall({
  method: 'post',
  path: '/operator/session/keys',
  access: 'operator',
  stepUp: true,
  input: v.object({ label: filledText(40), answer: newKey }),
  output: v.object({ id: v.string() }),
  refusals: ['security_key_invalid'],
});

export const listSecurityKeys = defineCall({
  method: 'get',
  path: '/operator/session/keys',
  access: 'operator',
  input: v.object({}),
  output: v.object({
    list: v.array(v.object({ id: v.string(), label: v.string(), createdAt: isoTime, lastUsedAt: v.optional(isoTime) })),
  }),
  refusals: [],
});

export const removeSecurityKey = defineCall({
  method: 'delete',
  path: '/operator/session/keys/:id',
  access: 'operator',
  stepUp: true,
  input: v.object({ id: v.pipe(v.string(), v.maxLength(1024)) }),
  output: v.object({}),
  refusals: ['not_found'],
});

import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';

export const publicKey = v.looseObject({ kty: v.string(), crv: v.string(), x: v.string(), kid: v.string() });

/**
 * Public keys for encrypted bodies. On the wire the response is the bare JWKS without the envelope, so that any JOSE
 * library can read it.
 */
export const getKeys = defineCall({
  method: 'get',
  path: '/wps/system/keys',
  access: 'public',
  input: v.object({}),
  output: v.object({ keys: v.array(publicKey) }),
  refusals: [],
});

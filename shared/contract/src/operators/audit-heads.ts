import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';

/**
 * Signed heads of the audit's hash chain, one a day, newest first, at most 400: compact JWS of the composition's key. They
 * reveal a number of lines and a hash. Whoever keeps one sees a log that was rewritten afterwards.
 */
export const listAuditHeads = defineCall({
  method: 'get',
  path: '/wps/audit/heads',
  access: 'public',
  input: v.object({}),
  output: v.object({ heads: v.array(v.string()) }),
  refusals: [],
});

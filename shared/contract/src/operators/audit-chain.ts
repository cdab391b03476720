import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';

const sequence = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger(), v.minValue(0));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** A line of the audit as it is chained. */
const chainedLine = v.object({
  id: v.string(),
  at: isoTime,
  who: v.string(),
  act: v.string(),
  target: v.string(),
  why: v.string(),
  detail: v.optional(v.unknown()),
});

/** An entry of the chain; `line` is missing if somebody has removed it. `hash` covers line and hash before. */
export const auditChainEntry = v.object({
  sequence: v.number(),
  lineId: v.string(),
  hash,
  /** In exports: hash of the entry before. */
  previous: v.optional(hash),
  line: v.optional(chainedLine),
});

/** Entries of the audit's hash chain after a sequence, at most 500, for who verifies it. */
export const listAuditChain = defineCall({
  method: 'get',
  path: '/operator/audit/chain',
  access: 'operator',
  roles: ['admin'],
  input: v.object({ after: v.optional(sequence, 0) }),
  output: v.object({ entries: v.array(auditChainEntry) }),
  refusals: [],
});

/**
 * Lines beside the chain, at most 100 of each: `inserted` past the chain, `removed` before they were chained. Lines of the
 * last second wait for it and are in neither.
 */
export const listUnchainedAudit = defineCall({
  method: 'get',
  path: '/operator/audit/unchained',
  access: 'operator',
  roles: ['admin'],
  input: v.object({}),
  output: v.object({ inserted: v.array(v.string()), removed: v.array(v.string()) }),
  refusals: [],
});

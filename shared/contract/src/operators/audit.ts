import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { releaseName } from '../releases/releases.ts';

const auditWord = v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)));

/**
 * The audit trail, newest first; several filters must all match. An admin reads all of it, others their own acts and those of
 * their area.
 */
export const listAudit = defineCall({
  method: 'get',
  path: '/operator/audit',
  access: 'operator',
  input: v.object({
    pageNo,
    pageSize,
    /** The operator, exactly. */
    who: auditWord,
    /** Part of the action's name: `rollback` finds `rollback-release`. */
    act: auditWord,
    /** From this moment on. */
    from: v.optional(isoTime),
    /** Before this moment. */
    to: v.optional(isoTime),
    /** Actions on one release, in all its versions. */
    release: v.optional(releaseName),
  }),
  output: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        at: isoTime,
        who: v.string(),
        act: v.string(),
        target: v.string(),
        why: v.string(),
        detail: v.unknown(),
      }),
    ),
    totalPages,
  }),
  refusals: [],
});

import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, rowId, totalPages } from '../calls/paging.ts';
import { reason } from './reason.ts';

/**
 * Dead letters: events that a handler could not process after many attempts, oldest first. Salaries and dividends of
 * anything after the oldest bet, correction or reward among them wait.
 */
export const listDeadLetters = defineCall({
  method: 'get',
  path: '/operator/events/set-aside',
  access: 'operator',
  roles: ['support', 'admin'],
  input: v.object({ pageNo, pageSize }),
  output: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        /** The handler that failed. */
        subscriber: v.string(),
        topic: v.string(),
        eventId: v.string(),
        writtenAt: isoTime,
        failedAt: isoTime,
        /** Message of the last failure. */
        reason: v.string(),
      }),
    ),
    totalPages,
  }),
  refusals: [],
});

/** Delivers one of them again, or the oldest 1,000. Those that fail again stay. */
export const redeliverDeadLetters = defineCall({
  method: 'post',
  path: '/operator/events/again',
  access: 'operator',
  stepUp: true,
  roles: ['admin'],
  input: v.object({ id: v.optional(rowId), why: reason }),
  output: v.object({ told: v.number(), failed: v.number() }),
  refusals: ['not_found'],
});

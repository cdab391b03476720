import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { filledText } from '../typed/form-texts.ts';

export const logout = defineCall({
  method: 'delete',
  path: '/wps/session/logout',
  access: 'member',
  input: v.object({}),
  output: v.object({}),
  refusals: [],
});

/** The session of the caller, and the login before it. */
export const getLoginInfo = defineCall({
  method: 'get',
  path: '/wps/session/loginInfo',
  access: 'member',
  input: v.object({}),
  output: v.object({
    sessionId: v.string(),
    startedAt: isoTime,
    previousLoginAt: v.optional(isoTime),
    previousLoginAddress: v.optional(v.string()),
    /** Latest end of the session, and its idle minutes. */
    endsAt: isoTime,
    idleMinutes: v.number(),
  }),
  refusals: [],
});

/** Active sessions of the member, latest activity first. */
export const listSessions = defineCall({
  method: 'get',
  path: '/wps/session/list',
  access: 'member',
  input: v.object({}),
  output: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        startedAt: isoTime,
        lastSeenAt: isoTime,
        address: v.string(),
        /** Browser and system in words, for example "Chrome, Android". */
        device: v.string(),
        isCurrent: v.boolean(),
        /** It began by a passkey. */
        byPasskey: v.optional(v.boolean()),
      }),
    ),
  }),
  refusals: [],
});

/** Ends one session of the member; another member's is `not_found`. */
export const endOwnSession = defineCall({
  method: 'delete',
  path: '/wps/session/list/:id',
  access: 'member',
  input: v.object({ id: filledText(64) }),
  output: v.object({}),
  refusals: ['not_found'],
});

/** Ends every session of the member except this one. */
export const endOtherSessions = defineCall({
  method: 'delete',
  path: '/wps/session/others',
  access: 'member',
  input: v.object({}),
  output: v.object({ ended: v.number() }),
  refusals: [],
});

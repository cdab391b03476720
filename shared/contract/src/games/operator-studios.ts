import * as v from 'valibot';
import { approvalRequest } from '../approvals/operator-approvals.ts';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { reason } from '../operators/reason.ts';
import { filledText } from '../typed/form-texts.ts';
import { studioProvider as provider } from './operator-catalogue.ts';

/** Who sees the studios; on duty, support ends a stolen key. */
const readers = ['content', 'support', 'admin'] as const;
const keyEnders = ['support', 'admin'] as const;
const admins = ['admin'] as const;

const studioKey = v.object({
  keyId: v.string(),
  createdAt: isoTime,
  /** When it stops being accepted, or stopped. */
  endsAt: v.optional(isoTime),
  isLive: v.boolean(),
  /** The caller proposed it and has not seen its secret. */
  isSecretWaiting: v.boolean(),
});

/** Studios with their origins and keys; keys that ended more than 30 days ago are left out. */
export const listStudios = defineCall({
  method: 'get',
  path: '/operator/studios',
  access: 'operator',
  roles: readers,
  input: v.object({}),
  output: v.object({
    studios: v.array(
      v.object({
        provider: v.string(),
        origin: v.optional(v.string()),
        vendors: v.array(v.string()),
        keys: v.array(studioKey),
      }),
    ),
  }),
  refusals: [],
});

/**
 * Proposes where a studio serves its game pages and answers reconciliation; an admin decides. In production an origin
 * that is loopback, private, link-local or the portal's own, by its name or by what the name resolves to, is refused
 * `unsafe_origin`.
 */
export const proposeStudioOrigin = defineCall({
  method: 'post',
  path: '/operator/studios/:provider/origin/proposals',
  access: 'operator',
  roles: ['content', 'admin'],
  stepUp: true,
  idempotent: true,
  input: v.object({ provider, origin: filledText(200), why: reason }),
  output: approvalRequest,
  refusals: [
    'not_found',
    'invalid_origin',
    'own_origin',
    'insecure_origin',
    'unsafe_origin',
    'studio_origin_unresolved',
    'nothing_to_change',
    'proposal_open',
    'own_login_required',
  ],
});

/**
 * Proposes a new key for a studio; an admin decides. The keys of before stay valid for `endOthersAfterHours` from the
 * decision, or without an end where it is absent. The maker then reads the secret once (`showStudioKey`).
 */
export const proposeStudioKey = defineCall({
  method: 'post',
  path: '/operator/studios/:provider/keys/proposals',
  access: 'operator',
  roles: admins,
  stepUp: true,
  idempotent: true,
  input: v.object({
    provider,
    endOthersAfterHours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(720))),
    why: reason,
  }),
  output: approvalRequest,
  refusals: ['not_found', 'proposal_open', 'own_login_required'],
});

/** Shows the secret of a new key, once, to the operator who proposed it. */
export const showStudioKey = defineCall({
  method: 'post',
  path: '/operator/studios/keys/:keyId/secret',
  access: 'operator',
  roles: admins,
  stepUp: true,
  input: v.object({ keyId: filledText(64) }),
  output: v.object({ provider: v.string(), keyId: v.string(), secret: v.string() }),
  refusals: ['not_found', 'own_login_required'],
});

/** Ends a key now; within ten seconds no process accepts it. A repeat changes nothing. */
export const endStudioKey = defineCall({
  method: 'delete',
  path: '/operator/studios/keys/:keyId',
  access: 'operator',
  roles: keyEnders,
  input: v.object({ keyId: filledText(64), why: reason }),
  output: v.object({ provider: v.string(), keyId: v.string(), endsAt: isoTime }),
  refusals: ['not_found'],
});

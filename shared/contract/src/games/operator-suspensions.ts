import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { reason } from '../operators/reason.ts';

/** Roles that may suspend play: customer service, and admin. */
const roles = ['support', 'admin'] as const;

export const playScopes = ['all', 'vendor', 'game', 'player'] as const;
const scope = v.picklist(playScopes);
export type PlayScope = v.InferOutput<typeof scope>;

/** Nothing for all play; else vassalage of a vendor, node id of a game, account or id of a player. */
const target = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(128)), '');
const suspensionScope = v.object({ scope, target: v.string(), name: v.string() });

/**
 * Suspends play: from the response on no bet is accepted (`play_stopped`) and no game opened, in every process; wins
 * and rollbacks of earlier stakes still are. A repeat changes nothing.
 */
export const suspendPlay = defineCall({
  method: 'put',
  path: '/operator/play/stops',
  access: 'operator',
  roles,
  input: v.object({ scope, target, why: reason }),
  output: suspensionScope,
  refusals: ['not_found'],
});

/**
 * Lifts a suspension; others that cover the same bet stay. `wasStopped` is false if there was none. All but those of
 * players also keep wins back, so they stay until an admin other than the caller decides: `proposal` is that request.
 */
export const resumePlay = defineCall({
  method: 'delete',
  path: '/operator/play/stops',
  access: 'operator',
  stepUp: true,
  roles,
  input: v.object({ scope, target, why: reason }),
  output: v.object({ ...suspensionScope.entries, wasStopped: v.boolean(), proposal: v.optional(v.string()) }),
  refusals: ['not_found', 'proposal_open', 'own_login_required', 'account_recently_reset'],
});

/** Current suspensions, newest first. */
export const listSuspensions = defineCall({
  method: 'get',
  path: '/operator/play/stops',
  access: 'operator',
  roles,
  input: v.object({}),
  output: v.object({
    stops: v.array(v.object({ scope, target: v.string(), who: v.string(), why: v.string(), at: isoTime })),
  }),
  refusals: [],
});

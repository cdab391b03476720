import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { isoTime } from '../paging.ts';
import { reason } from './reason.ts';

/** Who stops play when something is wrong: customer service, and an admin. */
const roles = ['support', 'admin'] as const;

export const playScopes = ['all', 'vendor', 'game', 'player'] as const;
const scope = v.picklist(playScopes);
export type PlayScope = v.InferOutput<typeof scope>;

/** Nothing for all; vassalage of a vendor, node id of a game, account or id of a player. */
const target = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(128)), '');
const place = v.object({ scope, target: v.string(), name: v.string() });

/**
 * Stop play: no new bet is taken (`play_stopped`) and no game opened from the moment of the answer, in every process; wins
 * and rollbacks of what was staked before still are. A repeat changes nothing.
 */
export const stopPlay = defineCall({
  method: 'put',
  path: '/operator/play/stops',
  access: 'operator',
  roles,
  input: v.object({ scope, target, why: reason }),
  output: place,
  refusals: ['not_found'],
});

/** Take a stop away; others that hold for the same bet stay. `wasStopped` is false where there was none. */
export const openPlay = defineCall({
  method: 'delete',
  path: '/operator/play/stops',
  access: 'operator',
  roles,
  input: v.object({ scope, target, why: reason }),
  output: v.object({ ...place.entries, wasStopped: v.boolean() }),
  refusals: ['not_found'],
});

/** What is stopped now, the newest first. */
export const listPlayStops = defineCall({
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

import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';

export const pointPresent = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  type: v.picklist(['present', 'bonus']),
  /** Of one piece. */
  points: v.number(),
  art: v.string(),
});

/** Lists what points can be redeemed for, for everyone; redeeming is a member call. */
export const listPointPresents = defineCall({
  method: 'get',
  path: '/wps/points/presents',
  access: 'public',
  input: v.object({}),
  output: v.object({
    presents: v.array(pointPresent),
  }),
  refusals: [],
});

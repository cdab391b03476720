import * as v from 'valibot';
import { defineCall } from '../define-call.ts';

/** What points can be turned into, for everyone to look at; redeeming is the member's call. */
export const listPointPresents = defineCall({
  method: 'get',
  path: '/wps/points/presents',
  access: 'public',
  input: v.object({}),
  output: v.object({
    presents: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        description: v.string(),
        type: v.picklist(['present', 'bonus']),
        points: v.number(),
        art: v.string(),
      }),
    ),
  }),
  refusals: [],
});

import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { reason } from './reason.ts';

/** How many sealed values of each column the newest key of personal data has sealed, and how many are left on old ones. */
export const getSealing = defineCall({
  method: 'get',
  path: '/operator/sealing',
  access: 'operator',
  roles: ['admin'],
  input: v.object({}),
  output: v.object({
    columns: v.array(v.object({ table: v.string(), column: v.string(), current: v.number(), old: v.number() })),
  }),
  refusals: [],
});

const cursor = v.object({
  column: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  after: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(10)),
});

/**
 * Seals the next hundred values again with the newest key; begins without a cursor, and goes on with `next` until there is
 * none. `failed` names rows whose value opens with no key or was taken from another row. Leaves an audit line.
 */
export const resealValues = defineCall({
  method: 'post',
  path: '/operator/sealing/reseal',
  access: 'operator',
  stepUp: true,
  roles: ['admin'],
  input: v.object({ cursor: v.optional(cursor), why: reason }),
  output: v.object({
    resealed: v.number(),
    failed: v.array(v.object({ table: v.string(), column: v.string(), row: v.string() })),
    next: v.optional(cursor),
  }),
  refusals: [],
});

import * as v from 'valibot';
import { defineCall } from '../define-call.ts';

/** The left menu of the member centre (docs/product.md 2.5): pages the member may open, with their red counts. */
export const getMemberMenu = defineCall({
  method: 'get',
  path: '/wps/member/menu',
  access: 'member',
  input: v.object({}),
  output: v.object({ items: v.array(v.object({ page: v.string(), count: v.number() })) }),
  refusals: [],
});

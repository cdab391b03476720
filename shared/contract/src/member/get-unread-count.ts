import * as v from 'valibot';
import { defineCall } from '../define-call.ts';

export const getUnreadCount = defineCall({
  method: 'get',
  path: '/wps/relay/CSP_unreadCount',
  access: 'member',
  input: v.object({}),
  output: v.object({ unreadCount: v.number() }),
  refusals: [],
});

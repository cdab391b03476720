import * as v from 'valibot';
import { defineCall } from '../define-call.ts';

export const logout = defineCall({
  method: 'delete',
  path: '/wps/session/logout',
  access: 'member',
  input: v.object({}),
  output: v.object({}),
  refusals: [],
});

import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';

export const getHelpCenter = defineCall({
  method: 'get',
  path: '/wps/system/helpCenter',
  access: 'public',
  input: v.object({}),
  output: v.object({
    articles: v.array(v.object({ id: v.string(), title: v.string(), content: v.string() })),
    /** Allowed length of a feedback (the setting feedback.bounds), so that the form can show it beforehand. */
    feedback: v.optional(v.object({ min: v.number(), max: v.number() })),
  }),
  refusals: [],
});

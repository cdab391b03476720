import * as v from 'valibot';
import { defineCall } from '../define-call.ts';

export const getHelpCenter = defineCall({
  method: 'get',
  path: '/wps/system/helpCenter',
  access: 'public',
  input: v.object({}),
  output: v.object({
    articles: v.array(v.object({ id: v.string(), title: v.string(), content: v.string() })),
    /** Characters a feedback may have (the setting feedback.bounds), so that the form can say so beforehand. */
    feedback: v.optional(v.object({ min: v.number(), max: v.number() })),
  }),
  refusals: [],
});

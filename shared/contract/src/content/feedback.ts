import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';

/** Feedback of 10 to 500 characters by default (a setting); the bounds are the server's. */
export const sendFeedback = defineCall({
  method: 'put',
  path: '/wps/feedback',
  access: 'public',
  input: v.object({
    questionType: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32)),
    content: v.pipe(v.string(), v.trim(), v.maxLength(5000)),
  }),
  output: v.object({ reference: v.string() }),
  refusals: ['input_cannot_be_empty', 'feedback_too_short', 'feedback_too_long'],
});

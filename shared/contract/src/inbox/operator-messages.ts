import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { filledPlainText } from '../content/plain-text.ts';
import { languageCode } from '../game-types.ts';
import { reason } from '../operators/reason.ts';
import { filledText } from '../typed/form-texts.ts';

/** Members that one call may write to, and characters of title and text. */
export const messageLimits = { members: 500, title: 120, content: 2000 } as const;

const words = v.strictObject({
  title: filledPlainText(messageLimits.title),
  content: filledPlainText(messageLimits.content),
});

/**
 * Sends an operator's message to one member or a list, by account or id: all of them get it, or nobody. Members read it
 * in their language if available, otherwise in English.
 */
export const writeMessage = defineCall({
  method: 'post',
  path: '/operator/messages',
  access: 'operator',
  stepUp: true,
  roles: ['support', 'admin'],
  idempotent: true,
  input: v.object({
    members: v.pipe(v.array(filledText(64)), v.minLength(1), v.maxLength(messageLimits.members)),
    texts: v.pipe(
      v.record(languageCode, words),
      v.check((texts) => texts.EN !== undefined, 'required in EN'),
    ),
    why: reason,
  }),
  output: v.object({ told: v.number() }),
  refusals: ['not_found', 'trial_account', 'account_closed'],
});

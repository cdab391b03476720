import type { LanguageCode } from '@portal/shared/contract/game-types';
import { Refusal } from '../calls/refusal.ts';
import { outageRetrySeconds } from '../database/outage.rules.ts';
import { fieldText, messageText } from '../texts/message-texts.ts';

/** An answer as it goes over the wire; stored as text so that it can be sent again byte for byte. */
export interface Answer {
  status: number;
  body: string;
  retryAfterSeconds?: number;
}

export function valueAnswer(value: unknown): Answer {
  return { status: 200, body: JSON.stringify({ success: true, value }) };
}

export function refusalAnswer(refusal: Refusal, language: LanguageCode): Answer {
  const fields =
    refusal.fields &&
    Object.fromEntries(
      Object.entries(refusal.fields).map(([name, code]) => [
        name,
        fieldText(code, language, { ...refusal.params, ...refusal.fieldParams[name] }),
      ]),
    );
  return {
    status: refusal.status,
    retryAfterSeconds: refusal.retryAfterSeconds,
    body: JSON.stringify({
      success: false,
      code: refusal.code,
      message: messageOf(refusal, language),
      fields,
      value: refusal.value,
    }),
  };
}

/** Says how long the caller has to wait: five minutes if the refusal does not say (docs/product.md 9). */
function messageOf({ code, params, retryAfterSeconds = 300 }: Refusal, language: LanguageCode): string {
  if (code !== 'too_many_requests') return messageText(code, language, params);
  const minutes = Math.ceil(retryAfterSeconds / 60);
  if (minutes <= 1) return messageText('too_many_requests_minute', language);
  if (minutes <= 120) return messageText(code, language, { minutes });
  return messageText('too_many_requests_hours', language, { hours: Math.ceil(minutes / 60) });
}

/** Returns the answer to a fault, which reveals nothing about it. */
export function faultAnswer(language: LanguageCode): Answer {
  const answer = refusalAnswer(new Refusal('unknown_error'), language);
  return { ...answer, status: 500 };
}

/** Returns the answer while the database is away: the same call works again once it is back. */
export function outageAnswer(language: LanguageCode): Answer {
  return refusalAnswer(new Refusal('temporarily_unavailable', { retryAfterSeconds: outageRetrySeconds }), language);
}

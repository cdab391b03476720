import { RefusalError } from '@portal/shared/client/errors';
import type { TextOf } from '../../../host/use-text.ts';
import { ProviderError } from './firebase/provider-error.ts';

/** A refusal speaks in its own words, in the language asked for; the identity provider has texts of ours. */
export function failureText(error: unknown, t: TextOf): string {
  if (error instanceof RefusalError) return error.message;
  return t(error instanceof ProviderError ? error.textId : 'error.network');
}

/** What to write under the one field a refusal is about: its own words for the field, which say more than the message. */
export function fieldFailureText(error: unknown, t: TextOf): string {
  const [ofField] = error instanceof RefusalError ? Object.values(error.fields) : [];
  return ofField ?? failureText(error, t);
}

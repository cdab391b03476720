import { refusalOf } from '@portal/shared/remote/refusal-of';
import { ProviderError } from '../../../host/firebase/provider-error.ts';
import type { TextOf } from '../../../host/use-text.ts';

/** A refusal speaks in its own words, in the language asked for; the identity provider has texts of ours. */
export function failureText(error: unknown, t: TextOf): string {
  const told = refusalOf(error)?.message;
  return told ?? t(error instanceof ProviderError ? error.textId : 'error.network');
}

/** What to write under the one field a refusal is about: its own words for the field, which say more than the message. */
export function fieldFailureText(error: unknown, t: TextOf): string {
  const [ofField] = Object.values(refusalOf(error)?.fields ?? {});
  return ofField ?? failureText(error, t);
}

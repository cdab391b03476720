import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { ProviderError } from '../../../host/scripts-frame/provider-error.ts';
import type { TextOf } from '../../../host/use-text.ts';

/** Returns the text of an error: a refusal brings its own, in the requested language; provider errors have ours. */
export function failureText(error: unknown, t: TextOf): string {
  const message = refusalOf(error)?.message;
  return message ?? t(error instanceof ProviderError ? error.textId : 'error.network');
}

/** Returns the text under the field a refusal names: its field message, which says more than the general one. */
export function fieldFailureText(error: unknown, t: TextOf): string {
  const [ofField] = Object.values(refusalOf(error)?.fields ?? {});
  return ofField ?? failureText(error, t);
}

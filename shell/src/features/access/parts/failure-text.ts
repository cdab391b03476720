import { RefusalError } from '@portal/shared/client/errors';
import type { TextOf } from '../../../host/use-text.ts';

/** A refusal speaks in its own words, in the language asked for; a fault has one text. */
export function failureText(error: unknown, t: TextOf): string {
  return error instanceof RefusalError ? error.message : t('error.network');
}

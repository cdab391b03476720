import { useIntl } from '@portal/shared/remote/intl';
import { useCallback } from 'react';
import { refusalOf } from './refusal-of.ts';

/** Returns the text of an error: a refusal brings its own, in the requested language; any other is the network's. */
export function useFailureText(): (error: unknown) => string {
  const intl = useIntl();
  return useCallback((error) => refusalOf(error)?.message ?? intl.formatMessage({ id: 'failed.text' }), [intl]);
}

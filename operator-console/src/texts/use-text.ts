import { FaultError, RefusalError } from '@portal/shared/client/errors';
import { useIntl } from '@portal/shared/remote/intl';
import { useCallback, useMemo } from 'react';
import type english from './en.json';

export type TextId = keyof typeof english;
type Values = Record<string, string | number>;

/** Texts of the console by id; an id that English lacks does not compile. */
export function useText() {
  const intl = useIntl();
  return useCallback((id: TextId, values?: Values) => intl.formatMessage({ id }, values), [intl]);
}

/** What went wrong, in words: a refusal speaks for itself in the language of the call. */
export function useFailureText() {
  const t = useText();
  return useCallback(
    (error: unknown) => {
      if (error instanceof RefusalError) return error.code === 'conflict' ? t('failure.conflict') : error.message;
      const isSlow = error instanceof FaultError && error.reason === 'timeout';
      return t(isSlow ? 'failure.slow' : 'failure.down');
    },
    [t],
  );
}

/** Times as operators read them: with seconds for what is live, with the day for what has been. */
export function useTimes() {
  const intl = useIntl();
  return useMemo(
    () => ({
      clock: (at: string | number) => intl.formatTime(at, { hour: '2-digit', minute: '2-digit', second: '2-digit' }),
      minute: (at: string | number) => intl.formatTime(at, { hour: '2-digit', minute: '2-digit' }),
      moment: (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
    }),
    [intl],
  );
}

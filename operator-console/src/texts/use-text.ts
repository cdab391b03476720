import { FaultError, RefusalError } from '@portal/shared/client/errors';
import { useIntl } from '@portal/shared/remote/intl';
import { zoneAt, zonedTime } from '@portal/shared/remote/time/zoned-time';
import { useCallback, useMemo } from 'react';
import type english from './en.json';

type TextId = keyof typeof english;
type Values = Record<string, string | number>;

/** Returns the texts of the console by id; an id missing in English does not compile. */
export function useText() {
  const intl = useIntl();
  return useCallback((id: TextId, values?: Values) => intl.formatMessage({ id }, values), [intl]);
}

/** Returns the message of a failure: a refusal already has one in the language of the call. */
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

/**
 * Formats times as operators read them, in the portal's zone and with its offset. `clock` and `minute` are for charts,
 * which name the zone once.
 */
export function useTimes() {
  const intl = useIntl();
  return useMemo(() => {
    const clock = (at: string | number) =>
      intl.formatTime(at, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
    return {
      clock,
      minute: (at: string | number) => intl.formatTime(at, { hour: '2-digit', minute: '2-digit' }),
      /** The time of day with seconds, for live data. */
      second: (at: string | number) => `${clock(at)}\u00A0${zoneAt(intl, new Date(at))}`,
      /** Day and time of a past event. */
      moment: (at: string) => zonedTime(intl, at),
      /** Offset of the zone: "UTC+7". */
      zone: (at: string | Date) => zoneAt(intl, at),
      timeZone: intl.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    };
  }, [intl]);
}

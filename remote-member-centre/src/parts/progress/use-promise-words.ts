import { useIntl } from '@portal/shared/remote/intl';
import { durationOf } from './promise.rules.ts';

/** Durations and moments in the words of the language: "2 hours", "2:20 PM". */
export function usePromiseWords() {
  const intl = useIntl();
  const dayOf = (at: string) => intl.formatDate(at, { dateStyle: 'short' });
  return {
    duration(minutes: number): string {
      const { count, unit } = durationOf(minutes);
      return intl.formatNumber(count, { style: 'unit', unit, unitDisplay: 'long' });
    },
    /** With its day unless it is today, by the clock of the platform. */
    moment: (at: string, serverTime: string): string =>
      dayOf(at) === dayOf(serverTime)
        ? intl.formatTime(at, { timeStyle: 'short' })
        : intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
  };
}

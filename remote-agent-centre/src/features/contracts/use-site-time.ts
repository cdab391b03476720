import { useIntl } from '@portal/shared/remote/intl';

const minute = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Times of contracts and periods are those of the portal's zone, whatever the reader's is. */
export function useSiteTime() {
  const intl = useIntl();
  return {
    time: (iso: string) => intl.formatDate(iso, minute),
    /** Days or minutes of a period whose end is the first moment after it. */
    span(from: string, to: string, unit: 'day' | 'minute'): string {
      if (unit === 'minute') return intl.formatDateTimeRange(new Date(from), new Date(to), minute);
      const last = new Date(Date.parse(to) - 1);
      return intl.formatDateTimeRange(new Date(from), last, { dateStyle: 'medium' });
    },
  };
}

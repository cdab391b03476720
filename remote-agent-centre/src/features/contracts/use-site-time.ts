import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { zonedTime } from '@portal/shared/remote/time/zoned-time';

const minute = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Times of contracts are those of the reader's zone and name it; days of periods are the portal's. */
export function useSiteTime() {
  const intl = useIntl();
  const { timeZone } = useHost().site;
  return {
    time: (iso: string) => zonedTime(intl, iso),
    /** Days or minutes of a period whose end is the first moment after it. */
    span(from: string, to: string, unit: 'day' | 'minute'): string {
      if (unit === 'minute') return intl.formatDateTimeRange(new Date(from), new Date(to), minute);
      const last = new Date(Date.parse(to) - 1);
      return intl.formatDateTimeRange(new Date(from), last, { dateStyle: 'medium', timeZone });
    },
  };
}

import { useIntl } from '@portal/shared/remote/intl';

/** A calendar day as a label of a chart: "20 Nov". */
export function useDayLabel(): (day: string) => string {
  const intl = useIntl();
  return (day) => intl.formatDate(`${day}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

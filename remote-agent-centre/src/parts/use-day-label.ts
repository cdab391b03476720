import { useIntl } from '@portal/shared/remote/intl';

/** A calendar day as a label of a chart: "20 Nov". */
export function useDayLabel(): (day: string) => string {
  const intl = useIntl();
  // Noon keeps the day whatever the reader's zone is.
  return (day) => intl.formatDate(`${day}T12:00:00`, { day: 'numeric', month: 'short' });
}

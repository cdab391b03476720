import { useIntl } from '@portal/shared/remote/intl';

/** A day of the portal's calendar, or a span of them, each YYYY-MM-DD. */
export function DayText({ day, until = day }: { day: string; until?: string }) {
  const intl = useIntl();
  const text = (each: string) => intl.formatDate(`${each}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  return <span>{day === until ? text(day) : `${text(day)} – ${text(until)}`}</span>;
}

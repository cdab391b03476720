import type { useIntl } from '@portal/shared/remote/intl';

/** Formats a day (yyyy-mm-dd) or month (yyyy-mm), whatever zone the viewer is in. */
export function shownPoint(intl: Pick<ReturnType<typeof useIntl>, 'formatDate'>, at: string): string {
  const isMonth = at.length === 7;
  const moment = `${isMonth ? `${at}-01` : at}T12:00:00Z`;
  const form = isMonth ? ({ month: 'short', year: 'numeric' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return intl.formatDate(moment, { ...form, timeZone: 'UTC' });
}

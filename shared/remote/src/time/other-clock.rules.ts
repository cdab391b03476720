const shown = (moment: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', ...(timeZone && { timeZone }) }).format(
    moment,
  );

/** Whether the reader's clock differs from the zone's. Compared by time, since a zone has many names. */
export const isOtherClock = (timeZone: string, moment: Date): boolean => shown(moment, timeZone) !== shown(moment);

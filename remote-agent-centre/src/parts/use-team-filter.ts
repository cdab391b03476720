import { calendarPresets } from '@portal/shared/remote/records/record-period.rules';
import { type RecordFilterOptions, useRecordFilter } from '@portal/shared/remote/records/use-record-filter';

/** Reload interval of team figures, which follow play within a minute. */
export const figuresEveryMs = 20_000;

/** Days of one period at most; longer ones are refused. */
const daysAtMost = 92;

/** Rows of a page. */
export const rowsPerPage = 20;

/** Period, filters and page of an agent centre list: weeks from Monday, calendar months, or up to 92 days. */
export const useTeamFilter = (options: Pick<RecordFilterOptions, 'first' | 'months'> = {}) =>
  useRecordFilter({ first: 'thisWeek', ...options, presets: calendarPresets, daysAtMost });

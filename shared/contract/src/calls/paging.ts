import * as v from 'valibot';

const wholeNumberText = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer());

/** Page number from 1; arrives as text in a query. */
export const pageNo = v.optional(v.pipe(wholeNumberText, v.minValue(1), v.maxValue(1_000_000)), 1);

/** Rows of a page, at most 100. */
export const pageSize = v.optional(v.pipe(wholeNumberText, v.minValue(1), v.maxValue(100)), 12);

/** Sequential id of a row; arrives as text in a query. */
export const rowId = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger(), v.minValue(1));

export const totalPages = v.pipe(v.number(), v.integer(), v.minValue(0));

const years = { from: Date.UTC(1900, 0), before: Date.UTC(2200, 0) };

function isInReach(text: string): boolean {
  const at = Date.parse(text);
  return at >= years.from && at < years.before;
}

/** ISO 8601, years 1900 to 2199, on which all databases and calendars agree. */
export const isoTime = v.pipe(v.string(), v.isoTimestamp(), v.check(isInReach));

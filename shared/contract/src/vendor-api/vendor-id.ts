import * as v from 'valibot';

/** Ids of studios: transactions, rounds, draws, fixtures. 1 to 80 of `A-Z a-z 0-9 . _ : -`. */
export const vendorId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._:-]{1,80}$/));

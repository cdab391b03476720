import * as v from 'valibot';

/**
 * The version that was read, a whole number from 0: a change is refused (`conflict`) when somebody made another since.
 */
export const readVersion = v.pipe(v.number(), v.integer(), v.minValue(0));

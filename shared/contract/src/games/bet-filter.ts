import * as v from 'valibot';
import { gameType } from '../game-types.ts';
import { recordPeriod } from '../time/record-period.ts';

export const betState = v.picklist(['open', 'settled', 'rolled_back']);

const vendorCode = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Which rounds: of which days (by their first bet), category, vendor and state. */
export const betFilter = {
  ...recordPeriod,
  gameType: v.optional(gameType),
  vassalage: v.optional(vendorCode),
  state: v.optional(betState),
};

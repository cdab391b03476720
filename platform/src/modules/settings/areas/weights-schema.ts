import { gameType } from '@portal/shared/contract/game-types';
import * as v from 'valibot';
import { wholeNumber } from './define-setting.ts';

const gameTypeKey = v.pipe(
  v.string(),
  v.check((key) => v.is(gameType, key), 'no game type'),
);

/**
 * Percent of a stake that counts for wagering, by game type; 0 for a type not named; without weights every stake counts
 * fully.
 */
export const wageringWeights = v.optional(v.record(gameTypeKey, wholeNumber(0, 100)));

interface Wagering {
  turnoverPercent: number;
  weights?: Readonly<Record<string, number>> | undefined;
}

/** Whether any bet can fulfil the wagering. */
export const canBeFilled = ({ turnoverPercent, weights }: Wagering): boolean =>
  turnoverPercent === 0 || weights === undefined || Object.values(weights).some((percent) => percent > 0);

import { gameType } from '@portal/shared/contract/game-types';
import * as v from 'valibot';
import { wholeNumber } from './define-setting.ts';

const gameTypeKey = v.pipe(
  v.string(),
  v.check((key) => v.is(gameType, key), 'no game type'),
);

/** How many percent of a stake count for wagering, by game type; 0 where it names none, all of every stake without it. */
export const wageringWeights = v.optional(v.record(gameTypeKey, wholeNumber(0, 100)));

interface Wagering {
  turnoverPercent: number;
  weights?: Readonly<Record<string, number>> | undefined;
}

/** Whether there are bets that fill what has to be bet. */
export const canBeFilled = ({ turnoverPercent, weights }: Wagering): boolean =>
  turnoverPercent === 0 || weights === undefined || Object.values(weights).some((percent) => percent > 0);

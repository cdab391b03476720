import { nonNegativeAmountText } from '@portal/shared/contract/amounts';
import * as v from 'valibot';
import { define, wholeNumber } from './define-setting.ts';

/** What points are given for, and what they are worth. */
export const pointSettings = {
  'points.stakePerPoint': define(
    v.pipe(
      nonNegativeAmountText,
      v.check((text) => text !== '0.00'),
    ),
    '10.00',
  ),
  'points.exchangeRatio': define(wholeNumber(1, 1_000_000), 100),
};

import { nonNegativeAmountText } from '@portal/shared/contract/money/amounts';
import * as v from 'valibot';
import type { ContentSettingValues } from '../content/index.ts';
import {
  callsPerMinute,
  defineSetting,
  finance,
  type SettingsReader,
  type SettingValues,
  wholeNumber,
} from '../settings/index.ts';

const jackpotSeed = v.pipe(nonNegativeAmountText, v.regex(/^(\d{1,6}\.\d{2}|1000000\.00)$/, 'at most 1000000.00'));

/** The catalogue and the jackpot. */
export const gameSettings = {
  /** Searches of the catalogue per address and minute, one for each pause while typing; beyond it 429. */
  'search.perMinute': defineSetting(callsPerMinute, 300),
  'jackpot.source': defineSetting(v.picklist(['illustrative', 'ledger', 'off']), 'illustrative', { owner: finance }),
  /** Part of each bet on a jackpot game that the operator adds to the pool. */
  'jackpot.rateBasisPoints': defineSetting(wholeNumber(0, 1000), 100, { owner: finance }),
  /** The pool's first amount, at the start and after each win. */
  'jackpot.seed': defineSetting(jackpotSeed, '10000.00', { owner: finance }),
};

export type GameSettingValues = SettingValues<typeof gameSettings>;
/** The settings that this module reads. */
export type GameSettings = SettingsReader<GameSettingValues & ContentSettingValues>;

import { nonNegativeAmountText, positiveAmountText } from '@portal/shared/contract/money/amounts';
import * as v from 'valibot';
import type { ContentSettingValues } from '../content/index.ts';
import {
  callsPerMinute,
  defineSetting,
  finance,
  isAtMost,
  type SettingsReader,
  type SettingValues,
  wholeNumber,
} from '../settings/index.ts';

const jackpotSeed = v.pipe(nonNegativeAmountText, v.regex(/^(\d{1,6}\.\d{2}|1000000\.00)$/, 'at most 1000000.00'));

/** What a round may win: above `reviewAbove` two operators look at it, above `largest` it is refused. */
const winLimit = v.pipe(
  v.strictObject({ largest: positiveAmountText, reviewAbove: positiveAmountText }),
  v.check(({ largest, reviewAbove }) => isAtMost(reviewAbove, largest), 'reviewAbove is at most largest'),
);
const limitsByName = v.record(v.pipe(v.string(), v.maxLength(128)), winLimit);

/** The catalogue, the jackpot and the limits of wins. */
export const gameSettings = {
  /** Searches of the catalogue per address and minute, one for each pause while typing; beyond it 429. */
  'search.perMinute': defineSetting(callsPerMinute, 300),
  /** Reads of the live tables per address and minute: a lobby asks every three seconds; beyond it 429. */
  'liveTables.perMinute': defineSetting(callsPerMinute, 600),
  /** Reads of a board of matches per address and minute: a lobby asks every four seconds; beyond it 429. */
  'matches.perMinute': defineSetting(callsPerMinute, 600),
  'jackpot.source': defineSetting(v.picklist(['illustrative', 'ledger', 'off']), 'illustrative', { owner: finance }),
  /** Part of each bet on a jackpot game that the operator adds to the pool. */
  'jackpot.rateBasisPoints': defineSetting(wholeNumber(0, 1000), 100, { owner: finance }),
  /** The pool's first amount, at the start and after each win. */
  'jackpot.seed': defineSetting(jackpotSeed, '10000.00', { owner: finance }),
  /** Jackpots of a studio within 24 hours that are paid without two operators. */
  'jackpot.paidPerDay': defineSetting(wholeNumber(0, 1000), 1, { owner: finance }),
  /** By node id of a game, vassalage of a vendor, and for all others: the first that is there counts. */
  'wins.limits': defineSetting(
    v.strictObject({ all: winLimit, vendors: limitsByName, games: limitsByName }),
    { all: { largest: '5000000.00', reviewAbove: '500000.00' }, vendors: {}, games: {} },
    { owner: finance },
  ),
  /** What a studio may pay out within an hour beyond its stakes before it counts as unusual. */
  'wins.alarmAbove': defineSetting(positiveAmountText, '500000.00', { owner: finance }),
};

export type GameSettingValues = SettingValues<typeof gameSettings>;
/** The settings that this module reads. */
export type GameSettings = SettingsReader<GameSettingValues & ContentSettingValues>;

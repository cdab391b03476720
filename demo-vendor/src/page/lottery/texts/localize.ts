import type { LotteryKindCode } from '../../../lottery/rules/lottery-kind.ts';
import { createLocalizer } from '../../texts/translator.ts';
import { namesCn } from './studio/names-cn.ts';
import { namesMy } from './studio/names-my.ts';
import { rulesCn } from './studio/rules-cn.ts';
import { rulesMy } from './studio/rules-my.ts';

/** Translates the studio's texts of lotteries; a kind prefers its own wording. Undefined in English. */
export const translationOf = createLocalizer({
  EN: {},
  CN: { ...namesCn, ...rulesCn },
  MY: { ...namesMy, ...rulesMy },
});

/** Translates the studio's English texts of play types and rules into the language of the page. */
export const localize = (english: string, kind?: LotteryKindCode): string => translationOf(english, kind) ?? english;

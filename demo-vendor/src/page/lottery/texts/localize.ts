import type { LotteryKindCode } from '../../../lottery/rules/lottery-kind.ts';
import { createLocalizer } from '../../texts/translator.ts';
import { namesCn } from './studio/names-cn.ts';
import { namesMy } from './studio/names-my.ts';
import { namesTh } from './studio/names-th.ts';
import { namesVn } from './studio/names-vn.ts';
import { rulesCn } from './studio/rules-cn.ts';
import { rulesMy } from './studio/rules-my.ts';
import { rulesTh } from './studio/rules-th.ts';
import { rulesVn } from './studio/rules-vn.ts';

/** Translates the studio's texts of lotteries; a kind prefers its own wording. Undefined in English. */
export const translationOf = createLocalizer({
  EN: [],
  CN: [namesCn, rulesCn],
  MY: [namesMy, rulesMy],
  VN: [namesVn, rulesVn],
  TH: [namesTh, rulesTh],
});

/** Translates the studio's English texts of play types and rules into the language of the page. */
export const localize = (english: string, kind?: LotteryKindCode): string => translationOf(english, kind) ?? english;

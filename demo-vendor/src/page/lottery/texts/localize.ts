import type { LotteryKindCode } from '../../../lottery/rules/lottery-kind.ts';
import { type InEach, inSpoken } from '../../texts/language.ts';
import { namesCn } from './studio/names-cn.ts';
import { namesMy } from './studio/names-my.ts';
import { rulesCn } from './studio/rules-cn.ts';
import { rulesMy } from './studio/rules-my.ts';

type Translations = Readonly<Record<string, string>>;

const studioTexts: InEach<Translations> = { EN: {}, CN: { ...namesCn, ...rulesCn }, MY: { ...namesMy, ...rulesMy } };

/** Returns the text in the language of the page; undefined without a translation, as in English. */
export function translationOf(english: string, kind?: LotteryKindCode): string | undefined {
  const texts = inSpoken(studioTexts);
  const of = (key: string) => (Object.hasOwn(texts, key) ? texts[key] : undefined);
  const figures = english.match(/\d+/g) ?? [];
  const text = (kind && of(`${kind}: ${english}`)) ?? of(english) ?? of(english.replace(/\d+/g, '#'));
  return text?.replace(/\{(\d)\}/g, (_hole, no: string) => figures[Number(no) - 1] ?? '');
}

/** Translates the studio's English texts of play types and rules into the language of the page. */
export const localize = (english: string, kind?: LotteryKindCode): string => translationOf(english, kind) ?? english;

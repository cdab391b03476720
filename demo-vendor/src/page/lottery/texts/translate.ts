import { createTranslate, type InEach } from '../../texts/language.ts';
import { cn } from './cn.ts';
import { drawnCn } from './drawn/cn.ts';
import { drawnEn } from './drawn/en.ts';
import { drawnMy } from './drawn/my.ts';
import { en } from './en.ts';
import { my } from './my.ts';

export const texts = {
  EN: { ...en, ...drawnEn },
  CN: { ...cn, ...drawnCn },
  MY: { ...my, ...drawnMy },
} satisfies InEach<object>;

export type TextKey = keyof typeof texts.EN;

/** Whether there is a text for what another named: a refusal, a prize. */
export const isTextKey = (key: string): key is TextKey => Object.hasOwn(texts.EN, key);

/** A text of the lottery in the language of the page, with its values filled in. */
export const t = createTranslate<TextKey>(texts);

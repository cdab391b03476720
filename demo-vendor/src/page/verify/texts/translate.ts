import { createTranslate, type InEach } from '../../texts/language.ts';
import { cn } from './cn.ts';
import { en } from './en.ts';
import { my } from './my.ts';

export const texts = { EN: en, CN: cn, MY: my } satisfies InEach<object>;

type TextKey = keyof typeof en;

/** A text of these pages in the language of the player. */
export const t = createTranslate<TextKey>(texts);

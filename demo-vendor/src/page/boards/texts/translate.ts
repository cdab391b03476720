import { createTranslate, type InEach } from '../../texts/language.ts';
import { cn } from './cn.ts';
import { en } from './en.ts';
import { my } from './my.ts';

export const texts = { EN: en, CN: cn, MY: my } satisfies InEach<object>;

type TextKey = keyof typeof en;

/** Whether there is a text for what another named, such as a refusal. */
export const isTextKey = (key: string): key is TextKey => Object.hasOwn(en, key);

/** A text of these pages in the language of the player. */
export const t = createTranslate<TextKey>(texts);

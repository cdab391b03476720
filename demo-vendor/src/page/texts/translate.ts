import { cn } from './cn.ts';
import { en } from './en.ts';
import { my } from './my.ts';
import { createTranslator } from './translator.ts';

export const texts = { EN: en, CN: cn, MY: my };

export type TextKey = keyof typeof en;

/** Texts of the frame that all pages of the studio share. */
export const { t: tFrame, tParts: tFrameParts, isTextKey } = createTranslator(texts);

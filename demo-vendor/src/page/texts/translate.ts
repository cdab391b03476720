import { cn } from './cn.ts';
import { en } from './en.ts';
import { my } from './my.ts';
import { th } from './th.ts';
import { createTranslator } from './translator.ts';
import { vn } from './vn.ts';

export const texts = { EN: [en], CN: [cn], MY: [my], VN: [vn], TH: [th] };

export type TextKey = keyof typeof en;

/** Texts of the frame that all pages of the studio share. */
export const { t: tFrame, tParts: tFrameParts, isTextKey } = createTranslator(texts);

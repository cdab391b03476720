import { createTranslator } from '../../texts/translator.ts';
import { cn } from './cn.ts';
import { en } from './en.ts';
import { my } from './my.ts';
import { th } from './th.ts';
import { vn } from './vn.ts';

export const texts = { EN: [en], CN: [cn], MY: [my], VN: [vn], TH: [th] };

export const { t, isTextKey } = createTranslator(texts);

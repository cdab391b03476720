import { createTranslator } from '../../texts/translator.ts';
import { cn } from './cn.ts';
import { drawnCn } from './drawn/cn.ts';
import { drawnEn } from './drawn/en.ts';
import { drawnMy } from './drawn/my.ts';
import { drawnTh } from './drawn/th.ts';
import { drawnVn } from './drawn/vn.ts';
import { en } from './en.ts';
import { my } from './my.ts';
import { th } from './th.ts';
import { vn } from './vn.ts';

export const texts = {
  EN: [en, drawnEn],
  CN: [cn, drawnCn],
  MY: [my, drawnMy],
  VN: [vn, drawnVn],
  TH: [th, drawnTh],
};

export type TextKey = keyof typeof en | keyof typeof drawnEn;

export const { t, tParts, isTextKey } = createTranslator<TextKey>(texts);

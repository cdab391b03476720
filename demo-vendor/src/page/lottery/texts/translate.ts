import { createTranslator } from '../../texts/translator.ts';
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
};

export type TextKey = keyof typeof texts.EN;

export const { t, tParts, isTextKey } = createTranslator(texts);

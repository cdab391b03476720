import type { ConsoleLanguage } from '../boot/preferences.ts';
import chinese from './cn.json';
import english from './en.json';

/** A text missing in Chinese is shown in English. */
export const texts: Readonly<Record<ConsoleLanguage, Record<string, string>>> = {
  EN: english,
  CN: { ...english, ...chinese },
};

export const localeOf: Readonly<Record<ConsoleLanguage, string>> = { EN: 'en', CN: 'zh-CN' };

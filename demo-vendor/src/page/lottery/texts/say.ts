import { cn } from './cn.ts';
import { en, type TextKey, type Texts } from './en.ts';
import { my } from './my.ts';

/** Languages of the portal with texts of their own, and the name that browsers know each by; the others read English. */
export const languages: Readonly<Record<string, { texts: Texts; locale: string }>> = {
  EN: { texts: en, locale: 'en-GB' },
  CN: { texts: cn, locale: 'zh-CN' },
  MY: { texts: my, locale: 'ms' },
};

const english = { texts: en, locale: 'en-GB' };
let spoken: { texts: Texts; locale: string } = english;

/** Speaks the language that the launch hands over ("CN"), for as long as the page is open. */
export function speak(language: string): void {
  spoken = (Object.hasOwn(languages, language) ? languages[language] : undefined) ?? english;
}

/** Of times and figures: "zh-CN". */
export const locale = (): string => spoken.locale;

/** A text in the language of the page, with its values filled in. */
export function t(key: TextKey, values: Readonly<Record<string, string | number>> = {}): string {
  return spoken.texts[key].replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

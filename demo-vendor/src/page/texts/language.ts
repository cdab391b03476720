import type { LanguageCode } from '@portal/shared/contract/game-types';

/** Name that browsers know each language of the portal by. */
const locales: Readonly<Record<LanguageCode, string>> = { EN: 'en-GB', TY: 'en-PH', CN: 'zh-CN', MY: 'ms' };

/** Something in each language that has texts of its own; TY is English, as it is in the portal. */
export type InEach<T> = Readonly<Record<'EN' | 'CN' | 'MY', T>>;

let spoken: LanguageCode = 'EN';

const isLanguage = (text: string): text is LanguageCode => Object.hasOwn(locales, text);

/** Speaks the language that the launch hands over ("CN"), for as long as the page is open; English where it is unknown. */
export function speak(language: string): void {
  spoken = isLanguage(language) ? language : 'EN';
}

/** Of times and figures: "zh-CN". */
export const locale = (): string => locales[spoken];

/** The entry for the language of the page. */
export const inSpoken = <T>(each: InEach<T>): T => each[spoken === 'TY' ? 'EN' : spoken];

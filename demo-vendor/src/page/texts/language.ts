import type { LanguageCode } from '@portal/shared/contract/game-types';

type Language = LanguageCode | 'VN' | 'TH';

/** Name that browsers know each language of the portal by. */
const locales: Readonly<Record<Language, string>> = {
  EN: 'en-GB',
  TY: 'en-PH',
  CN: 'zh-CN',
  MY: 'ms',
  VN: 'vi',
  TH: 'th',
};

/** Something in each language that has texts of its own; TY is English, as it is in the portal. */
export type InEach<T> = Readonly<Record<'EN' | 'CN' | 'MY' | 'VN' | 'TH', T>>;

let spoken: Language = 'EN';

const isLanguage = (text: string): text is Language => Object.hasOwn(locales, text);

/** Speaks the language that the launch hands over ("CN"), for as long as the page is open; English where it is unknown. */
export function speak(language: string): void {
  spoken = isLanguage(language) ? language : 'EN';
}

/** Of times and words: "zh-CN". */
export const locale = (): string => locales[spoken];

/** Of figures: as amounts and odds have a decimal point in every language, Vietnamese has no point for thousands. */
export const figureLocale = (): string => (spoken === 'VN' ? locales.EN : locale());

/** The entry for the language of the page. */
export const inSpoken = <T>(each: InEach<T>): T => each[spoken === 'TY' ? 'EN' : spoken];

import * as v from 'valibot';

/** Game types of docs/product.md 3; DS88 (cockfight) is a vendor code used as a type. */
export const gameTypes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'DS88'] as const;
export const gameType = v.picklist(gameTypes);
export type GameType = v.InferOutput<typeof gameType>;

/** Lotteries have their own menus; catalogue lists omit them unless a type is requested. */
export const lotteryTypes = ['LOTT', 'ELOTT'] as const satisfies readonly GameType[];

/** Slot classifications: scratch card, video poker, table games, arcade, jackpot slot, bingo. */
export const gameClassifications = ['SC', 'VP', 'TG', 'AC', 'JP', 'BG', 'SLOT'] as const;
export const gameClassify = v.picklist(gameClassifications);

export const languageCodes = ['EN', 'TY', 'CN', 'MY', 'VN', 'TH'] as const;
export const languageCode = v.picklist(languageCodes);
export type LanguageCode = v.InferOutput<typeof languageCode>;
/** Languages with texts of their own; TY defaults to English. */
export type TextLanguage = Exclude<LanguageCode, 'TY'>;

/** BCP 47 tag of each product language code. */
export const localeByLanguage: Readonly<Record<LanguageCode, string>> = {
  EN: 'en',
  TY: 'en-PH',
  CN: 'zh-Hans',
  MY: 'ms-MY',
  VN: 'vi',
  TH: 'th',
};

/** Locale of each language for dates, numbers and sorting: Thai dates use the Gregorian calendar (decisions/120). */
export const formatLocaleByLanguage: Readonly<Record<LanguageCode, string>> = {
  ...localeByLanguage,
  TH: 'th-u-ca-gregory',
};

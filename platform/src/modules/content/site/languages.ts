import { type LanguageCode, localeByLanguage } from '@portal/shared/contract/game-types';

interface NamedLanguage {
  /** Product code. */
  code: string;
  /** BCP 47. */
  locale: string;
  /** In the language itself. */
  name: string;
}

const spoken = (code: LanguageCode, name: string): NamedLanguage => ({ code, locale: localeByLanguage[code], name });
const named = (code: string, locale: string, name: string): NamedLanguage => ({ code, locale, name });

/** Languages an operator can see (docs/product.md 9). The first six have texts and can be offered; the others have none yet. */
export const languages: readonly NamedLanguage[] = [
  spoken('EN', 'English'),
  spoken('TY', 'English (Philippines)'),
  spoken('CN', '简体中文'),
  spoken('MY', 'Bahasa Melayu'),
  spoken('VN', 'Tiếng Việt'),
  spoken('TH', 'ไทย'),
  named('TW', 'zh-Hant', '繁體中文'),
  named('ID', 'id-ID', 'Bahasa Indonesia'),
  named('PH', 'fil-PH', 'Filipino'),
  named('MM', 'my-MM', 'မြန်မာ'),
  named('KH', 'km-KH', 'ខ្មែរ'),
  named('LA', 'lo-LA', 'ລາວ'),
  named('JP', 'ja-JP', '日本語'),
  named('KR', 'ko-KR', '한국어'),
  named('IN', 'hi-IN', 'हिन्दी'),
  named('BN', 'bn-BD', 'বাংলা'),
  named('TA', 'ta-IN', 'தமிழ்'),
  named('TE', 'te-IN', 'తెలుగు'),
  named('NP', 'ne-NP', 'नेपाली'),
  named('LK', 'si-LK', 'සිංහල'),
  named('PK', 'ur-PK', 'اردو'),
  named('SA', 'ar', 'العربية'),
  named('IR', 'fa-IR', 'فارسی'),
  named('TR', 'tr-TR', 'Türkçe'),
  named('KZ', 'kk-KZ', 'Қазақша'),
  named('MN', 'mn-MN', 'Монгол'),
  named('RU', 'ru-RU', 'Русский'),
  named('UA', 'uk-UA', 'Українська'),
  named('DE', 'de-DE', 'Deutsch'),
  named('FR', 'fr-FR', 'Français'),
  named('ES', 'es-ES', 'Español'),
  named('PT', 'pt-BR', 'Português'),
  named('IT', 'it-IT', 'Italiano'),
  named('PL', 'pl-PL', 'Polski'),
  named('SW', 'sw', 'Kiswahili'),
];

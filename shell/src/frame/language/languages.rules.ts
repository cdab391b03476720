import type { CallOutput } from '@portal/shared/contract/define-call';
import { type LanguageCode, languageCodes, localeByLanguage } from '@portal/shared/contract/game-types';
import type { listLanguages } from '@portal/shared/contract/system/list-languages';

export type NamedLanguage = CallOutput<typeof listLanguages>['languages'][number];

export function isOwnCode(code: string): code is LanguageCode {
  return languageCodes.some((own) => own === code);
}

/** What stands in the picker while the names are on their way. */
export function offeredAlone(codes: readonly LanguageCode[], nameOf: (code: LanguageCode) => string): NamedLanguage[] {
  return codes.map((code) => ({ code, locale: localeByLanguage[code], name: nameOf(code), isOffered: true }));
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** By its own name, by its English one or by its code, without regard to case or accents: "tieng" finds Tiếng Việt. */
export function fitsSearch({ code, locale, name }: NamedLanguage, wanted: string): boolean {
  const text = plain(wanted.trim());
  return [name, code, englishNameOf(locale)].some((known) => plain(known).includes(text));
}

function englishNameOf(locale: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(locale) ?? '';
  } catch {
    return '';
  }
}

import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { listLanguages } from '@portal/shared/contract/content/languages';
import { type LanguageCode, languageCodes, localeByLanguage } from '@portal/shared/contract/game-types';

export type NamedLanguage = CallOutput<typeof listLanguages>['languages'][number];

export function isOwnCode(code: string): code is LanguageCode {
  return languageCodes.some((own) => own === code);
}

/** Entries of the picker while the names are loading. */
export function offeredAlone(codes: readonly LanguageCode[], nameOf: (code: LanguageCode) => string): NamedLanguage[] {
  return codes.map((code) => ({ code, locale: localeByLanguage[code], name: nameOf(code), isOffered: true }));
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Matches its own name, its English name or its code, ignoring case and accents: "tieng" finds Tiếng Việt. */
export function matchesSearch({ code, locale, name }: NamedLanguage, wanted: string): boolean {
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

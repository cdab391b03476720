import { readdirSync, readFileSync } from 'node:fs';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import { amountText, minorUnits } from '@portal/shared/contract/money/amounts';
import * as v from 'valibot';
import { formatAmount } from '../strings/format-amount.rules.ts';

type Texts = Readonly<Record<string, string>>;

/** `<language>/<area>.json`, an area a module or `general`; each maps message codes to texts. */
const locales = new URL('../../../locales/', import.meta.url);

/** Returns the texts of every area in a language. Throws where two areas have a text for one code. */
export function readMessageTexts(language: string): Texts {
  const texts: Record<string, string> = {};
  const folder = new URL(`${language}/`, locales);
  for (const file of readdirSync(folder)) {
    const area: Texts = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    for (const [code, text] of Object.entries(area)) {
      if (code in texts) throw new Error(`${file}: ${code} is in another area, too`);
      texts[code] = text;
    }
  }
  return texts;
}

/** Texts of docs/product.md 4, 5, 6 and 8 are literal. `{name}` parts are filled from the refusal's params. */
const english = readMessageTexts('EN');
/** TY is English by default (docs/product.md 9). */
const textsByLanguage: Readonly<Partial<Record<LanguageCode, Texts>>> = {
  CN: readMessageTexts('CN'),
  MY: readMessageTexts('MY'),
  VN: readMessageTexts('VN'),
  TH: readMessageTexts('TH'),
};

/**
 * Returns the text of a code in a language; English if there is none, 'Unknown error' if the code is unknown too. A
 * param that is an amount on the wire gets comma thousands (docs/product.md 3).
 */
export function messageText(
  code: string,
  language: LanguageCode,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const text = textsByLanguage[language]?.[code] ?? english[code] ?? english.unknown_error ?? code;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => shownParam(params[name] ?? whole));
}

const shownParam = (param: string | number): string =>
  v.is(amountText, param) ? formatAmount(minorUnits(param)) : String(param);

/** Returns the text for a field: of a code if it is one, otherwise the given text. */
export function fieldText(
  codeOrText: string,
  language: LanguageCode,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return Object.hasOwn(english, codeOrText) ? messageText(codeOrText, language, params) : codeOrText;
}

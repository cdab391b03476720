import { foldedText } from './typed-text.rules.ts';

/** U+30FC is the dash that keyboards for Japanese and Chinese give. */
const betweenDigits = /[\s()[\].,/_~\u00b7\u2022\u30fb\u30fc-]+/gu;

/**
 * Digits of a mobile number as people type or paste it, without what stands between them; a plus leads one that begins with its
 * dialling code ("+63 917 ...", "0063 917 ...").
 */
export function typedMobile(text: string): string {
  return foldedText(text)
    .replace(/^tel:/i, '')
    .replace(betweenDigits, '')
    .replace(/^00(?=\d)/, '+');
}

/** A country by its dialling code, such as "+63"; `digits` of its numbers where all have the same. */
export interface Dialling {
  countryDialingCode: string;
  digits?: number | undefined;
}

/** As `typedMobile`, with the plus for a number that begins with the dialling code of its country and lacks it. */
export function internationalOrNational(text: string, { countryDialingCode, digits }: Dialling): string {
  const typed = typedMobile(text);
  const code = countryDialingCode.slice(1);
  const isWhole = typed.startsWith(code) && typed.slice(code.length).replace(/^0/, '').length === digits;
  return isWhole ? `+${typed}` : typed;
}

/** National digits of a typed number without the leading zero; undefined where it begins with the code of another country. */
export function nationalDigits(text: string, dialling: Dialling): string | undefined {
  const typed = internationalOrNational(text, dialling);
  const { countryDialingCode: code } = dialling;
  if (typed.startsWith('+') && !typed.startsWith(code)) return undefined;
  return (typed.startsWith('+') ? typed.slice(code.length) : typed).replace(/^0/, '');
}

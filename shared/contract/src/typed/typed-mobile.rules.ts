import { foldedText } from './typed-text.rules.ts';

/** U+30FC is the dash on Japanese and Chinese keyboards. */
const betweenDigits = /[\s()[\].,/_~\u00b7\u2022\u30fb\u30fc-]+/gu;

/**
 * Returns the digits of a typed or pasted mobile number; a plus marks one that begins with its dialling code ("+63 917
 * ...", "0063 917 ...").
 */
export function typedMobile(text: string): string {
  return foldedText(text)
    .replace(/^tel:/i, '')
    .replace(betweenDigits, '')
    .replace(/^00(?=\d)/, '+');
}

/** A country by its dialling code, such as "+63"; `digits` if all its numbers have the same length. */
export interface Dialling {
  countryDialingCode: string;
  digits?: number | undefined;
}

/** Like `typedMobile`, but adds the missing plus to a number that begins with its country's dialling code. */
export function internationalOrNational(text: string, { countryDialingCode, digits }: Dialling): string {
  const typed = typedMobile(text);
  const code = countryDialingCode.slice(1);
  const isWhole = typed.startsWith(code) && typed.slice(code.length).replace(/^0/, '').length === digits;
  return isWhole ? `+${typed}` : typed;
}

/** National digits of a typed number without the leading zero; undefined for another country's dialling code. */
export function nationalDigits(text: string, dialling: Dialling): string | undefined {
  const typed = internationalOrNational(text, dialling);
  const { countryDialingCode: code } = dialling;
  if (typed.startsWith('+') && !typed.startsWith(code)) return undefined;
  return (typed.startsWith('+') ? typed.slice(code.length) : typed).replace(/^0/, '');
}

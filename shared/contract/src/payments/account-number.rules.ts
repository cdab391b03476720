import { nationalDigits } from '../typed-mobile.rules.ts';
import { foldedDigits } from '../typed-text.rules.ts';

/** What the numbers of a bank or wallet provider look like. */
export interface NumberRule {
  minDigits: number;
  maxDigits: number;
  /** Its numbers are mobile numbers of this country, kept with their leading zero: "+63". */
  countryDialingCode?: string | undefined;
}

/**
 * The number of an account as it is kept, without the spaces and hyphens it was typed with; undefined when it is none of that bank.
 * @example accountNumber('+63 917 555 0102', maya) // '09175550102'
 */
export function accountNumber(typed: string, rule: NumberRule): string | undefined {
  const { minDigits, maxDigits, countryDialingCode } = rule;
  const number = countryDialingCode ? mobileNumber(typed, countryDialingCode, maxDigits) : foldedDigits(typed);
  return /^\d+$/.test(number) && number.length >= minDigits && number.length <= maxDigits ? number : undefined;
}

function mobileNumber(typed: string, countryDialingCode: string, maxDigits: number): string {
  const national = nationalDigits(typed, { countryDialingCode, digits: maxDigits - 1 });
  return national ? `0${national}` : '';
}

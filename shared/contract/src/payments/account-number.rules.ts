import { nationalDigits } from '../typed/typed-mobile.rules.ts';
import { foldedDigits } from '../typed/typed-text.rules.ts';

/** Format of the numbers of a bank or wallet provider. */
export interface NumberRule {
  minDigits: number;
  maxDigits: number;
  /** Its numbers are mobile numbers of this country, stored with their leading zero: "+63". */
  countryDialingCode?: string | undefined;
}

/**
 * Returns the account number to store, without spaces and hyphens; undefined if that bank has no such number.
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

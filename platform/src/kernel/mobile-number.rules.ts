import { typedMobile } from '@portal/shared/contract/typed-mobile.rules';
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** The library throws on a calling code that no country has. */
const callingCodes = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));

/**
 * A mobile number as typed, with the dialling code chosen beside it ("+63"), in its one international form (E.164,
 * "+639175550102"); undefined where no network has such a mobile number, and for one of another country. A leading national
 * zero is left out.
 */
export function internationalMobile(dialingCode: string, typed: string): string | undefined {
  const defaultCallingCode = dialingCode.replace(/\D/g, '');
  if (!callingCodes.has(defaultCallingCode)) return undefined;
  const number = parsePhoneNumberFromString(typedMobile(typed), { defaultCallingCode });
  return number?.isValid() && number.countryCallingCode === defaultCallingCode ? number.number : undefined;
}

/** Enough of a number to know it again: `+63******0102`. */
export function maskedMobile(e164: string): string {
  return `${e164.slice(0, 3)}${'*'.repeat(Math.max(e164.length - 7, 3))}${e164.slice(-4)}`;
}

/** Enough of an address to know it again: `p***@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}

import { typedMobile } from '@portal/shared/contract/typed/typed-mobile.rules';
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** The library throws on a calling code that no country has. */
const callingCodes = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));

/**
 * Returns a typed mobile number, with the chosen dialling code ("+63"), in its international form (E.164,
 * "+639175550102"); undefined if no network has such a mobile number or it is of another country. A leading national
 * zero is dropped.
 */
export function internationalMobile(dialingCode: string, typed: string): string | undefined {
  const defaultCallingCode = dialingCode.replace(/\D/g, '');
  if (!callingCodes.has(defaultCallingCode)) return undefined;
  const number = parsePhoneNumberFromString(typedMobile(typed), { defaultCallingCode });
  return number?.isValid() && number.countryCallingCode === defaultCallingCode ? number.number : undefined;
}

/** Masks a number so that its owner recognises it: `+63******0102`. */
export function maskedMobile(e164: string): string {
  return `${e164.slice(0, 3)}${'*'.repeat(Math.max(e164.length - 7, 3))}${e164.slice(-4)}`;
}

/** Masks an address so that its owner recognises it: `p***@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}

import { nationalDigits, typedMobile } from '@portal/shared/contract/typed/typed-mobile.rules';
import { searchText } from '@portal/shared/contract/typed/typed-search.rules';

/** docs/product.md 3: countryCode, countryDialingCode; the number of digits where all numbers have the same. */
export interface Country {
  countryCode: string;
  /** For example "+63". */
  countryDialingCode: string;
  digits?: number;
}

export interface CountryChoice {
  countries: readonly Country[];
  /** Undefined until the countries are here. */
  country: Country | undefined;
  /** The country is not known yet, so no code can be sent. */
  isPending?: boolean;
  onCountry(country: Country): void;
}
/** A text by id with its numbers. */
export type MobileFault = { id: string; values?: Record<string, number> };

/** Validates a typed number with or without its dialling code; undefined when the server should decide. */
export function mobileFaultOf(text: string, country: Country | undefined): MobileFault | undefined {
  const typed = typedMobile(text);
  if (!typed) return { id: 'rule.empty' };
  if (!/^\+?\d{4,20}$/.test(typed)) return { id: 'rule.mobile' };
  const digits = (country ? nationalDigits(typed, country) : typed.replace(/^\+?0?/, ''))?.length ?? 0;
  if (digits < 4 || digits > 15) return { id: 'rule.mobile' };
  if (country?.digits && digits !== country.digits)
    return { id: 'rule.mobile_digits', values: { digits: country.digits } };
  return undefined;
}

/** The country whose dialling code was typed or pasted before a number; the chosen one of several with that code. */
export function countryTyped(
  text: string,
  countries: readonly Country[],
  chosen: Country | undefined,
): Country | undefined {
  const typed = typedMobile(text);
  if (!typed.startsWith('+')) return undefined;
  const hasCode = ({ countryDialingCode }: Country) => typed.startsWith(countryDialingCode);
  return chosen && hasCode(chosen) ? chosen : countries.find(hasCode);
}

const regionNames = new Map<string, Intl.DisplayNames>();

function regionNamesIn(locale: string): Intl.DisplayNames {
  const known = regionNames.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  regionNames.set(locale, known);
  return known;
}

export function nameOf(country: Country, locale: string): string {
  try {
    return regionNamesIn(locale).of(country.countryCode) ?? country.countryCode;
  } catch {
    return country.countryCode;
  }
}

/** Sorts countries by their names, in the order of the language. */
function byName(countries: readonly Country[], locale: string): readonly Country[] {
  const { compare } = new Intl.Collator(locale);
  return countries
    .map((country) => ({ country, name: nameOf(country, locale) }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ country }) => country);
}

/** Names differ in their spaces: "Viet Nam" and "Vietnam". */
const searchedName = (text: string) => searchText(text).replaceAll(' ', '');

/** Countries by name: those whose name contains what was typed, whose code it is, or whose dialling code begins with it. */
export function matching(countries: readonly Country[], typed: string, locale: string): readonly Country[] {
  const wanted = searchedName(typed);
  const sorted = byName(countries, locale);
  if (!wanted) return sorted;
  const digits = typedMobile(typed).replace(/^\+/, '');
  return sorted.filter(
    (country) =>
      searchedName(nameOf(country, locale)).includes(wanted) ||
      country.countryCode.toLowerCase() === wanted ||
      (/^\d+$/.test(digits) && country.countryDialingCode.slice(1).startsWith(digits)),
  );
}

import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { listCountries } from '@portal/shared/contract/content/countries';
import { type CountryCode, getCountries, getCountryCallingCode, Metadata } from 'libphonenumber-js/mobile';

type Country = CallResult<typeof listCountries>['countries'][number];

/** Every country with mobile numbers; `digits` is set when all of its mobile numbers have the same length. */
export const countries: readonly Country[] = getCountries().map((countryCode) => {
  const [digits, ...others] = lengthsOf(countryCode);
  const country = { countryCode, countryDialingCode: `+${getCountryCallingCode(countryCode)}` };
  return digits !== undefined && others.length === 0 ? { ...country, digits } : country;
});

/** A method of the library that its types leave out. */
interface PlanByType {
  type(name: 'MOBILE'): { possibleLengths(): number[] } | undefined;
}

function knowsTypes(plan: object): plan is PlanByType {
  return 'type' in plan && typeof plan.type === 'function';
}

function lengthsOf(country: CountryCode): readonly number[] {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const plan = metadata.numberingPlan;
  return plan && knowsTypes(plan) ? (plan.type('MOBILE')?.possibleLengths() ?? []) : [];
}

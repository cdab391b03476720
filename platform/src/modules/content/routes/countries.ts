import { getCountry, listCountries } from '@portal/shared/contract/content/countries';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { countries } from '../../../kernel/strings/countries.ts';
import type { VerificationSettings } from '../../verification/index.ts';
import type { SiteSettings } from '../content.settings.ts';

/** The operator's home country: numbers without a dialling code belong to it. */
export function getCountryRoute(app: FastifyInstance, settings: SiteSettings): void {
  route(app, getCountry, async () => settings.get('country'));
}

export function listCountriesRoute(app: FastifyInstance, settings: VerificationSettings): void {
  route(app, listCountries, async () => {
    const allowedCodes = await settings.get('identity.diallingCodes');
    const isAllowed = (code: string) => allowedCodes.length === 0 || allowedCodes.includes(code);
    return { countries: countries.filter(({ countryDialingCode }) => isAllowed(countryDialingCode)) };
  });
}

import { listCountries } from '@portal/shared/contract/system/list-countries';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { countries } from '../countries.ts';
import type { ContentModule } from '../index.ts';

export function listCountriesRoute(app: FastifyInstance, { settings }: ContentModule): void {
  route(app, listCountries, async () => {
    const taken = await settings.get('identity.diallingCodes');
    const isTaken = (code: string) => taken.length === 0 || taken.includes(code);
    return { countries: countries.filter(({ countryDialingCode }) => isTaken(countryDialingCode)) };
  });
}

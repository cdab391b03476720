import { listCountries } from '@portal/shared/contract/system/list-countries';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { countries } from '../countries.ts';

export function listCountriesRoute(app: FastifyInstance): void {
  route(app, listCountries, async () => ({ countries: [...countries] }));
}

import { getCountry } from '@portal/shared/contract/content/countries';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { ContentModule } from '../index.ts';

/** The operator's home country: numbers without a dialling code belong to it. */
export function getCountryRoute(app: FastifyInstance, { settings }: ContentModule): void {
  route(app, getCountry, async () => settings.get('country'));
}

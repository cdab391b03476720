import { getCountry } from '@portal/shared/contract/system/get-country';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { ContentModule } from '../index.ts';

/** The operator's home country: where a number without a dialling code belongs. */
export function getCountryRoute(app: FastifyInstance, { settings }: ContentModule): void {
  route(app, getCountry, async () => settings.get('country'));
}

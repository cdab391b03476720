import { getHelpCenter } from '@portal/shared/contract/content/help-center';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { SiteSettings } from '../content.settings.ts';
import type { ContentModule } from '../index.ts';

export function getHelpCenterRoute(app: FastifyInstance, { shown }: ContentModule, settings: SiteSettings): void {
  route(app, getHelpCenter, async (_input, { language }) => ({
    articles: await shown.helpArticles(language),
    feedback: await settings.get('feedback.bounds'),
  }));
}

import { listLanguages } from '@portal/shared/contract/content/languages';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { SiteSettings } from '../content.settings.ts';
import type { ContentModule } from '../index.ts';
import { languages } from '../site/languages.ts';

export function listLanguagesRoute(
  app: FastifyInstance,
  { cacheVersion }: ContentModule,
  settings: SiteSettings,
): void {
  route(app, listLanguages, async () => {
    const version = await cacheVersion('settings');
    const offered: readonly string[] = await settings.get('languages');
    return {
      cacheVersion: version,
      languages: languages.map((language) => ({ ...language, isOffered: offered.includes(language.code) })),
    };
  });
}

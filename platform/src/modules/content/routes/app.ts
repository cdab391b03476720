import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { languageOf } from '../../../kernel/http/language.ts';
import { type AppIconName, appIcons, drawAppIcon } from '../app/app-icons.ts';
import { appManifest } from '../app/app-manifest.rules.ts';
import { serviceWorkerScript } from '../app/service-worker.ts';
import type { SiteSettings } from '../content.settings.ts';

const isIcon = (name: string): name is AppIconName => Object.hasOwn(appIcons, name);

/** Nothing runs in these files but the worker, which fetches pages of its own origin. */
const guarded = (reply: FastifyReply, policy: string) =>
  reply.headers({
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });

/** `/app/*`: manifest, icons and service worker of the installable app, as the settings say at the moment. */
export function appRoutes(app: FastifyInstance, settings: SiteSettings): void {
  app.get('/app/manifest.webmanifest', async (request, reply) => {
    const [brandName, isOffered] = [await settings.get('brandName'), await settings.get('app.isOffered')];
    const language = languageOf(request.headers['accept-language']);
    return guarded(reply, "default-src 'none'")
      .headers({ 'cache-control': 'no-cache', vary: 'Accept-Language' })
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(appManifest({ brandName, language, isOffered })));
  });
  app.get('/app/service-worker.js', async (_request, reply) =>
    guarded(reply, "default-src 'none'; connect-src 'self'")
      // It stands for the whole origin, not for its folder.
      .headers({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' })
      .type('text/javascript; charset=utf-8')
      .send(serviceWorkerScript(await settings.get('app.isOffered'))),
  );
  app.get<{ Params: { name: string } }>('/app/:name', async ({ params: { name } }, reply) => {
    if (!isIcon(name)) throw new Refusal('not_found');
    return guarded(reply, "default-src 'none'")
      .header('cache-control', 'public, max-age=86400')
      .type('image/png')
      .send(await drawAppIcon(name));
  });
}

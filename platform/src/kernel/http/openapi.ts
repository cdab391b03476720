import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Call } from '@portal/shared/contract/calls/define-call';
import { contractVersion } from '@portal/shared/contract/constants';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import type { GenericSchema } from 'valibot';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's call that the route serves. */
    call?: Call;
  }
}

const forOperators = '/operator/';

/**
 * Serves pages and documents generated from the contract's calls: `/docs` and `/docs/json` without operators' calls,
 * those at `/operator/docs`, on their port. Register it before the routes.
 */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.0.3', info: { title: 'Portal platform', version: contractVersion } },
    transform: ({ schema, url, route }) => {
      const call = route.config?.call;
      if (!call) return { schema: { ...schema, hide: true }, url };
      return { schema: schemaOf(call), url };
    },
  });
  await serveDocument(app, '/docs', (path) => !path.startsWith(forOperators));
  await serveDocument(app, `${forOperators}docs`, (path) => path.startsWith(forOperators));
}

/** In a scope of its own, since the plugin decorates where it is registered. */
async function serveDocument(app: FastifyInstance, prefix: string, isShown: (path: string) => boolean): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(swaggerUi, {
      routePrefix: prefix,
      staticCSP: docsPolicy,
      theme: { js: [{ filename: 'trusted-types.js', content: docsScript }] },
      uiConfig: { validatorUrl: null },
      transformSpecification: (document) => ({ ...document, paths: shownPaths(document, isShown) }),
      transformSpecificationClone: false,
    });
  });
}

const shownPaths = (document: Readonly<Record<string, unknown>>, isShown: (path: string) => boolean) =>
  Object.fromEntries(Object.entries(document.paths ?? {}).filter(([path]) => isShown(path)));

/** The plugin's own policy names foreign hosts and requires https, which may not be available here. */
const docsPolicy = [
  "default-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "require-trusted-types-for 'script'",
  // The second one is of a library in the page.
  'trusted-types default dompurify',
].join('; ');

/** Texts of the page become paragraphs as Markdown, without attributes, and nothing else. */
const docsScript = `globalThis.trustedTypes?.createPolicy('default', {
  createHTML(markup) {
    if (/<(?!\\/?(?:p|br|em|strong|code|ul|ol|li)>)/i.test(markup)) throw new TypeError('markup is no text');
    return markup;
  },
});
`;

function schemaOf(call: Call) {
  const area = call.path.split('/').filter(Boolean).slice(0, 2).join(' ');
  const fields = openApiOf(call.input, 'input');
  const hasBody = call.method === 'post' || call.method === 'put';
  return {
    tags: [area],
    summary: `${call.access}${call.encrypted ? ', encrypted' : ''}${call.idempotent ? ', idempotent' : ''}`,
    description: call.refusals.length > 0 ? `Refusals: ${call.refusals.join(', ')}` : undefined,
    ...(hasBody ? { body: fields } : { querystring: fields }),
    response: { 200: { description: 'value', ...openApiOf(call.output, 'output') } },
  };
}

function openApiOf(schema: GenericSchema, typeMode: 'input' | 'output') {
  return toJsonSchema(schema, { target: 'openapi-3.0', typeMode, errorMode: 'ignore' });
}

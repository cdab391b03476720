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

/** Serves `/docs` and `/docs/json`, generated from the contract's calls. Register it before the routes. */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.0.3', info: { title: 'Portal platform', version: contractVersion } },
    transform: ({ schema, url, route }) => {
      const call = route.config?.call;
      if (!call) return { schema: { ...schema, hide: true }, url };
      return { schema: schemaOf(call), url };
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: docsPolicy, uiConfig: { validatorUrl: null } });
}

/** The plugin's own policy names foreign hosts and requires https, which may not be available here. */
const docsPolicy = [
  "default-src 'self'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
].join('; ');

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

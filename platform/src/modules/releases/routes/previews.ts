import {
  endPreview as endCall,
  listPreviews as listCall,
  makePreview as makeCall,
} from '@portal/shared/contract/releases/previews';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { endPreview, listPreviews, makePreview } from '../previews/make-preview.ts';
import { type PreviewService, previewRoutePath } from '../previews/preview-service.ts';
import { previewIdOf } from '../previews/previews.rules.ts';

/** Registers the calls about previews, and the route that serves previews to pages opened with one. */
export function registerPreviewRoutes(app: FastifyInstance, service: PreviewService): void {
  route(app, makeCall, (input, { operator }) => makePreview(service, input, operator.username));
  route(app, listCall, () => listPreviews(service));
  route(app, endCall, (input, { operator }) => endPreview(service, input, operator.username));
  app.get<{ Params: { file: string } }>(previewRoutePath, async (request, reply) => {
    const id = previewIdOf(request.params.file);
    const content = id && (await service.content(id));
    if (!content) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').type('application/json').send(content);
  });
}

import { defineCall } from '@portal/shared/contract/define-call';
import { heartbeatMs, liveStreamPath } from '@portal/shared/contract/live/live-event';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { createContext, headerText } from './call-context.ts';
import type { LiveMessage } from './live-bus.ts';

/** Not in `allCalls`: its answer is a stream and no envelope. */
const liveStream = defineCall({
  method: 'get',
  path: liveStreamPath,
  access: 'public',
  input: v.object({}),
  output: v.object({}),
  refusals: [],
});

/** `GET /wps/events`: server-sent events, for everybody and, with a token, for the member. */
export function liveStreamRoute(app: FastifyInstance): void {
  const { kernel } = app;
  const open = new Set<() => void>();
  kernel.lifecycle.onStop(async () => {
    for (const end of open) end();
  });
  app.get(liveStreamPath, async (request, reply) => {
    const context = await createContext(kernel, liveStream, request, reply);
    const memberId = (await context.findMember())?.memberId ?? null;
    const lastId = Number.parseInt(headerText(request, 'last-event-id'), 10);
    const missed = Number.isSafeInteger(lastId) ? await kernel.live.missedSince(memberId, lastId) : [];
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
    });
    raw.write('retry: 3000\n\n');
    const send = (message: LiveMessage) => void raw.write(frame(message));
    for (const message of missed) send(message);
    const stopListening = kernel.live.listen(memberId, send);
    const heartbeat = setInterval(() => raw.write(':\n\n'), heartbeatMs);
    const end = () => raw.end();
    open.add(end);
    raw.on('close', () => {
      clearInterval(heartbeat);
      stopListening();
      open.delete(end);
    });
  });
}

function frame({ id, event }: LiveMessage): string {
  return `id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

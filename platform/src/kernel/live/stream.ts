import { defineCall } from '@portal/shared/contract/calls/define-call';
import { heartbeatMs, type LiveEvent, liveStreamPath } from '@portal/shared/contract/live/live-event';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { CallerSession } from '../calls/callers.ts';
import { createContext, headerText } from '../calls/context.ts';
import { Refusal } from '../calls/refusal.ts';
import { rememberedAddress } from '../http/address.rules.ts';
import type { LiveBus, LiveListener, LiveMessage } from './bus.ts';

/** Streams at once of one member, in all tabs and devices, of visitors at one address, and of one address in all. */
export const streamsAtOnce = { ofMember: 30, ofVisitors: 100, ofAddress: 300 };

/** Not in `allCalls`: it answers with a stream and no envelope. */
const liveStream = defineCall({
  method: 'get',
  path: liveStreamPath,
  access: 'public',
  input: v.object({}),
  output: v.object({}),
  refusals: ['too_many_requests'],
});

/**
 * Serves `GET /wps/events`: server-sent events for everyone and, with a token, for the member (see `passwordChangeGate`). The
 * stream ends with the session of the token and sends the reason; idle and old sessions are found at the heartbeat.
 */
export function liveStreamRoute(app: FastifyInstance): void {
  const { kernel } = app;
  const open = new Set<() => void>();
  const places = createPlaces();
  kernel.lifecycle.onStop(async () => {
    for (const end of open) end();
  });
  app.get(liveStreamPath, async (request, reply) => {
    const { raw } = reply;
    const context = await createContext(kernel, liveStream, request, reply);
    const memberId = (await context.findMember())?.memberId ?? null;
    const session = await kernel.callers.sessionOf(request);
    const address = rememberedAddress(request.ip);
    const leave = places.take([
      memberId ? [`member ${memberId}`, streamsAtOnce.ofMember] : [`visitors ${address}`, streamsAtOnce.ofVisitors],
      [`address ${address}`, streamsAtOnce.ofAddress],
    ]);
    if (!leave) throw new Refusal('too_many_requests', { retryAfterSeconds: heartbeatMs / 1000 });
    raw.on('close', leave);
    const lastId = Number.parseInt(headerText(request, 'last-event-id'), 10);
    // Subscribe before reading what was missed, so that nothing is lost between the two.
    const subscription = subscribeBuffered(kernel.live, memberId);
    raw.on('close', subscription.stop);
    const missed = Number.isSafeInteger(lastId) ? await kernel.live.missedSince(memberId, lastId) : [];
    const end = () => raw.end();
    // A response the platform has ended stays open until the client notices; `writable` stays true meanwhile.
    const write = (text: string) => {
      if (!raw.writableEnded && !raw.destroyed) raw.write(text);
    };
    const send = (message: LiveMessage) => {
      write(frame(message));
      // The page knows why its session ended; later events do not concern it.
      if (endsSession(message.event, session)) end();
    };
    const sendThroughGate = await passwordChangeGate(session, send);
    const logFault = (error: unknown) => request.log.error({ err: error }, 'live stream');
    const deliver = (message: LiveMessage) => void sendThroughGate(message).catch(logFault);
    reply.hijack();
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
    });
    raw.on('error', logFault);
    write('retry: 3000\n\n');
    const endWithSession = async () => {
      const reason = await session?.endReason();
      if (!session || !reason || raw.writableEnded) return;
      write(logoutFrame(session, reason));
      end();
    };
    for (const message of missed) deliver(message);
    subscription.deliverTo(deliver, missed);
    const heartbeat = setInterval(() => {
      write(':\n\n');
      void endWithSession().catch(logFault);
    }, heartbeatMs);
    open.add(end);
    raw.on('close', () => {
      clearInterval(heartbeat);
      open.delete(end);
    });
    await endWithSession();
  });
}

/** Counts what is open by its owners: each process for itself. */
function createPlaces() {
  const taken = new Map<string, number>();
  return {
    /**
     * Takes a place of each owner; returns what gives them back, once, or undefined if one of them has as many as it
     * may.
     */
    take(owners: readonly (readonly [name: string, most: number])[]): (() => void) | undefined {
      if (owners.some(([name, most]) => (taken.get(name) ?? 0) >= most)) return undefined;
      for (const [name] of owners) taken.set(name, (taken.get(name) ?? 0) + 1);
      return () => {
        for (const [name] of owners) {
          const left = (taken.get(name) ?? 0) - 1;
          if (left > 0) taken.set(name, left);
          else taken.delete(name);
        }
      };
    },
  };
}

/** Pages of several sessions of one member may share a stream: it carries the logout of each, and ends with its own. */
function endsSession(event: LiveEvent, session: CallerSession | undefined): boolean {
  if (event.type !== 'logout') return false;
  return !event.sessionIds || (session !== undefined && event.sessionIds.includes(session.shownId));
}

/** Without an id: the bus knows nothing about a session that expired by itself. */
function logoutFrame({ shownId }: CallerSession, reason: string): string {
  const event: LiveEvent = { type: 'logout', reason, sessionIds: [shownId] };
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

function frame({ id, event }: LiveMessage): string {
  return `id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

/**
 * Withholds the member's own events, except logout, while the session may do nothing but change the password. Lifted
 * with the first event after the change; the stream stays open.
 */
async function passwordChangeGate(
  session: CallerSession | undefined,
  send: (message: LiveMessage) => void,
): Promise<(message: LiveMessage) => Promise<void>> {
  let isClosed = (await session?.mustChangePassword()) ?? false;
  return async (message) => {
    const isOwn = message.memberId !== null && message.event.type !== 'logout';
    if (isClosed && isOwn) isClosed = (await session?.mustChangePassword()) ?? false;
    if (!(isClosed && isOwn)) send(message);
  };
}

interface BufferedSubscription {
  /** Sends the listener the messages buffered so far, except the `received` ones, and all later ones. */
  deliverTo(listener: LiveListener, received: readonly LiveMessage[]): void;
  stop(): void;
}

/** Subscribes before the listener is ready, and buffers messages until then. */
function subscribeBuffered(live: LiveBus, memberId: string | null): BufferedSubscription {
  const buffered: LiveMessage[] = [];
  let listener: LiveListener = (message) => buffered.push(message);
  const stop = live.listen(memberId, (message) => listener(message));
  return {
    deliverTo(given, received) {
      const ids = new Set(received.map(({ id }) => id));
      for (const message of buffered) if (!ids.has(message.id)) given(message);
      listener = given;
    },
    stop,
  };
}

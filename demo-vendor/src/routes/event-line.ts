import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { pageSeats } from '../sessions/page-seats.ts';
import { refusePage } from '../sessions/refuse-page.ts';
import type { VendorStore } from '../store/vendor-store.ts';
import { type EnterStream, type EventStream, eventText, openEventStream } from './event-stream.ts';

/** One connection of a browser that carries the streams of all its pages (decisions/086). */
interface EventLine {
  send(text: string): void;
  /** Unsubscribe functions by the page's name on this line. */
  leaves: Map<string, () => void>;
}

/** Larger than for one page, because the buffers of several pages add up. */
const mostWaitingBytes = 2 * 1024 * 1024;
const mostPages = 64;

const lineId = v.pipe(v.string(), v.uuid());
const pageName = v.pipe(v.string(), v.uuid());
const lineHeaders = v.object({ 'x-line': lineId, 'x-line-page': pageName });
const leaveParams = v.object({ line: lineId, page: pageName });

/** Open lines; only the browser that opened one knows its id. */
const lines = new Map<string, EventLine>();

/** Opens a line; its first event carries the id by which pages join it. */
function openEventLine(response: ServerResponse): void {
  const id = randomUUID();
  const enter = ({ send, emit }: EventStream) => {
    const line: EventLine = { send, leaves: new Map() };
    lines.set(id, line);
    emit('line', { id });
    return () => {
      lines.delete(id);
      for (const leave of line.leaves.values()) leave();
    };
  };
  openEventStream(response, enter, mostWaitingBytes);
}

/**
 * Answers a request for a stream: on the line named in the request, or on its own connection. Answers 404 for an
 * unknown line; the page then tries its next one.
 */
export function streamToPage(response: ServerResponse, enter: EnterStream, mostBytes?: number): void {
  const named = v.safeParse(lineHeaders, response.req.headers);
  if (!named.success) {
    openEventStream(response, enter, mostBytes);
    return;
  }
  const line = lines.get(named.output['x-line']);
  const isJoined = line !== undefined && joinLine(line, named.output['x-line-page'], enter);
  response.writeHead(isJoined ? 204 : 404).end();
}

/** Joins a page to a line; a page that joins again replaces its own stream. */
function joinLine({ send, leaves }: EventLine, page: string, enter: EnterStream): boolean {
  leavePage(leaves, page);
  if (leaves.size >= mostPages) return false;
  let isOver = false;
  const emit = (event: string, data: object) => {
    if (!isOver) send(eventText(`${page} ${event}`, data));
  };
  const end = () => {
    emit('end', {});
    isOver = true;
    leavePage(leaves, page);
  };
  const leave = enter({ emit, end, send });
  if (leave && isOver) leave();
  if (leave && !isOver)
    leaves.set(page, () => {
      isOver = true;
      leave();
    });
  return true;
}

function leavePage(leaves: EventLine['leaves'], page: string): void {
  const leave = leaves.get(page);
  leaves.delete(page);
  leave?.();
}

/** Registers the routes that open a line, and end one page's stream on it. */
export function eventLineRoutes(app: FastifyInstance, store: VendorStore): void {
  app.get(
    '/api/line',
    pageSeats(store, (gameCode) => gameCode).seated((_seat, _request, reply) => {
      reply.hijack();
      openEventLine(reply.raw);
      return reply;
    }),
  );

  app.delete('/api/line/:line/:page', async (request, reply) => {
    const params = v.safeParse(leaveParams, request.params);
    const line = params.success && lines.get(params.output.line);
    if (!line) return refusePage(reply, 404, 'line_unknown');
    leavePage(line.leaves, params.output.page);
    return reply.code(204).send();
  });
}

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * A browser opens connections ahead of what it will ask, and keeps them for the next question. Node closes idle ones with the
 * server, but would wait a minute and more for one that was never used, or whose answer ends only then: both are ended at once.
 */
export function endUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let isEnding = false;
  app.server.on('connection', (socket) => {
    if (isEnding) return void socket.destroy();
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    unused.delete(socket);
    response.once('finish', () => {
      if (isEnding) socket.end();
    });
  });
  app.addHook('preClose', async () => {
    isEnding = true;
    for (const socket of unused) socket.destroy();
  });
}

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * A browser opens connections ahead of what it will ask. Node closes idle ones with the server, but waits for one that was never used
 * until its first request would have been due, a minute and more: when the server closes they are ended at once.
 */
export function endUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
    app.server.on('connection', (socket) => socket.destroy());
  });
}

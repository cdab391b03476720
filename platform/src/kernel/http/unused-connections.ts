import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends connections on close that Node would wait for. Node closes idle ones, but waits over a minute for one that a
 * browser opened ahead and never used, or whose answer ends only later.
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

import { type FrameName, framePaths } from '@portal/shared/contract/releases/scripts-frames';
import type { FastifyInstance } from 'fastify';
import { onScriptsPort } from '../../../kernel/http/server-ports.ts';

/** The page of a frame with its headers. */
export interface FramePage {
  html: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Serves the frames for scripts of others, on the port of SCRIPTS_ORIGIN alone; 404 where nothing of theirs is configured.
 */
export function serveFrames(app: FastifyInstance, read: (name: FrameName) => Promise<FramePage | undefined>): void {
  if (app.kernel.settings.SCRIPTS_ORIGIN === undefined) return;
  for (const name of ['signIn', 'analytics'] as const) {
    const options = { constraints: onScriptsPort, config: { isScriptsPage: true } };
    app.get(framePaths[name], options, async (_request, reply) => {
      const page = await read(name);
      return page ? reply.headers(page.headers).send(page.html) : reply.callNotFound();
    });
  }
}

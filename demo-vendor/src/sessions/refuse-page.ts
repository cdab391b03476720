import type { FastifyReply } from 'fastify';

/** What a page of the studio is told instead of what it asked for. */
export const refusePage = (reply: FastifyReply, status: number, code: string) => reply.code(status).send({ code });

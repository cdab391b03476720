import type { FastifyReply } from 'fastify';

/** Sends a refusal to a page. */
export const refusePage = (reply: FastifyReply, status: number, code: string) => reply.code(status).send({ code });

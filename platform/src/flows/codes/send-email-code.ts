import { sendEmailCode } from '@portal/shared/contract/verification/codes';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import type { CodeDeps } from './code-deps.ts';

/** Sends a code to the address that a member wants to bind. */
export function sendEmailCodeFlow(app: FastifyInstance, { verification }: CodeDeps): void {
  route(app, sendEmailCode, ({ email: to }, { ip: address, language }) =>
    verification.codes.send({ purpose: 'bind_email', channel: 'email', to, address, language }),
  );
}

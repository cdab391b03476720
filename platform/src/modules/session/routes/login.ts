import { login } from '@portal/shared/contract/session/login';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { SessionModule } from '../index.ts';

export function loginRoute(app: FastifyInstance, session: SessionModule): void {
  route(app, login, (input, { ip, release }) => {
    if (input.type !== 'username') throw new Refusal('login_type_closed');
    return session.logIn(input, { address: ip, client: release });
  });
}

import { type LoginValue, sessionToken } from '@portal/shared/contract/sessions/login';
import * as v from 'valibot';
import type { CallContext } from '../../../kernel/calls/context.ts';
import type { Settings } from '../../../kernel/config/settings.ts';
import { hostCookie } from '../../../kernel/http/host-cookie.rules.ts';

const daySeconds = 86_400;

type Exchange = Pick<CallContext, 'request' | 'reply'>;

/** The cookie of the token that replaces a password: scripts cannot read it, and only our own pages send it. */
export function createRememberCookie({ PUBLIC_ORIGIN }: Pick<Settings, 'PUBLIC_ORIGIN'>) {
  const cookie = hostCookie('remembered', PUBLIC_ORIGIN.startsWith('https:'));
  const write = ({ reply }: Exchange, value: string, maxAge: number) =>
    void reply.header('set-cookie', `${cookie.text(value, maxAge)}; HttpOnly; SameSite=Strict`);

  return {
    read({ request }: Exchange): string | undefined {
      const value = cookie.find(request.headers.cookie);
      return v.is(sessionToken, value) ? value : undefined;
    },
    /** Moves the token of an answer into the cookie; an answer without one ends the cookie. */
    store(exchange: Exchange, { rememberToken, ...value }: LoginValue): LoginValue {
      write(exchange, rememberToken ?? '', rememberToken ? daySeconds : 0);
      return value;
    },
    /** Ends the cookie: its token is used up or refused. */
    end: (exchange: Exchange) => write(exchange, '', 0),
  };
}

export type RememberCookie = ReturnType<typeof createRememberCookie>;

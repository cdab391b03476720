import type { Client } from '@portal/shared/client/client';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { getLoginInfo } from '@portal/shared/contract/sessions/sessions';

type LoginInfo = CallOutput<typeof getLoginInfo>;

export interface LoginInfos {
  /** Id of the session and the login before it, requested once per token; a failure is not cached. */
  loginInfo(): Promise<LoginInfo>;
  /** Whether the session is among those given; false while that is unknown. */
  isAmong(sessionIds: readonly string[]): Promise<boolean>;
}

/** Loads and caches information on the session of the current token. */
export function createLoginInfos(client: Client, token: () => string | undefined): LoginInfos {
  let known: { token: string | undefined; asked: Promise<LoginInfo> } | undefined;
  function loginInfo(): Promise<LoginInfo> {
    const held = token();
    if (known && known.token === held) return known.asked;
    const asked = client.send(getLoginInfo, {});
    known = { token: held, asked };
    asked.catch(() => {
      if (known?.asked === asked) known = undefined;
    });
    return asked;
  }
  return {
    loginInfo,
    isAmong: (sessionIds) =>
      loginInfo().then(
        ({ sessionId }) => sessionIds.includes(sessionId),
        () => false,
      ),
  };
}

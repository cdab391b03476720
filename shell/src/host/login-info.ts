import type { Client } from '@portal/shared/client/client';
import type { CallOutput } from '@portal/shared/contract/define-call';
import { getLoginInfo } from '@portal/shared/contract/session/own-sessions';

export type LoginInfo = CallOutput<typeof getLoginInfo>;

export interface LoginInfos {
  /** Id of the session and the login before it, asked once for each token; a fault is not remembered. */
  loginInfo(): Promise<LoginInfo>;
  /** Whether the session is one of those named; false as long as that cannot be known. */
  isAmong(sessionIds: readonly string[]): Promise<boolean>;
}

/** What is known of the session behind the token that the page holds. */
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

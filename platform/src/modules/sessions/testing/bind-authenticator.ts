import { confirmAuthenticator, setUpAuthenticator } from '@portal/shared/contract/sessions/authenticator';
import type { App } from '../../../app.ts';
import { secondFactorCode } from '../../../kernel/security/second-factor.ts';
import { apiClient } from '../../../testing/api-client.ts';
import type { TestClock } from '../../../testing/test-clock.ts';
import { testPassword } from '../../accounts/testing/add-member.ts';

export interface BoundAuthenticator {
  recoveryCodes: string[];
  /** A code that was not used yet; moves the clock to its time step. */
  nextCode(): string;
}

/** Binds an authenticator for the member of a session, as the page does. */
export async function bindAuthenticator(app: App, clock: TestClock, token: string): Promise<BoundAuthenticator> {
  const api = apiClient(app);
  const { value } = await api.send(setUpAuthenticator, { password: testPassword }, { token });
  const { secret } = value;
  const confirmed = await api.send(confirmAuthenticator, { code: secondFactorCode(secret, clock.now()) }, { token });
  if (!confirmed.success) throw new Error(`The authenticator was not confirmed: ${confirmed.code}`);
  return {
    recoveryCodes: confirmed.value.recoveryCodes,
    nextCode() {
      clock.advanceMs(60_000);
      return secondFactorCode(secret, clock.now());
    },
  };
}

import { trialType } from '@portal/shared/contract/constants';
import { login } from '@portal/shared/contract/sessions/login';
import type { App } from '../../../app.ts';
import { apiClient } from '../../../testing/api-client.ts';
import type { Member, NewMember } from '../index.ts';

export const testPassword = 'Demo1234';

/** Adds a member with a wallet and a points account. */
export async function addMember(
  { modules, server }: { modules: Pick<App['modules'], 'member' | 'wallet'>; server: Pick<App['server'], 'kernel'> },
  account: string,
  change: Partial<NewMember> = {},
): Promise<Member> {
  const { CURRENCY: currency } = server.kernel.settings;
  const basis = { account, password: testPassword, type: 0, uplinePath: '', currency, termsVersion: 'test' };
  const member = await modules.member.prepare({ ...basis, ...change });
  const stored = await modules.member.insert(member);
  await modules.wallet.openPlayerAccounts(stored.id);
  return stored;
}

/** Logs in and returns the token; a trial account cannot log in and gets a session directly. */
export async function tokenOf(app: App, account: string, password = testPassword): Promise<string> {
  const found = await app.modules.member.byAccount(account);
  if (found?.type === trialType) {
    const start = { address: '127.0.0.1', client: '', passwordChangeRequired: false };
    return app.modules.session.open({ ...start, memberId: found.id });
  }
  const answer = await apiClient(app).send(login, { type: 'username', username: account, password });
  if (!answer.success) throw new Error(`${account} cannot log in: ${answer.code}`);
  return answer.value.token;
}

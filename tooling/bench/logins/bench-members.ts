import { withApp } from '@portal/crash-tests/money/with-app';
import type { App } from '@portal/platform/app';
import { type ApiClient, apiClient } from '@portal/platform/testing/api-client';

export type Kind = 'known' | 'unknown';

interface MembersOptions {
  databaseUrl: string;
  dataDir: string;
  accounts: number;
}

/** An existing or an unknown member: the same shape, and no two pairs share one. */
export const nameOf = (kind: Kind, at: number) => `${kind}${String(at).padStart(4, '0')}`;
export const addressOf = (kind: Kind, at: number) => `${nameOf(kind, at)}@example.com`;
/** National number in the Philippines. */
export const mobileOf = (kind: Kind, at: number) => `917${kind === 'known' ? 5 : 6}${String(at).padStart(6, '0')}`;

/** A platform with this many members, each with password, verified number and verified address. */
export async function withMembers(options: MembersOptions, work: (api: ApiClient) => Promise<void>): Promise<void> {
  const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = options;
  const env = { NODE_ENV: 'development', DEMO_DATA: 'false', DATABASE_URL, DATA_DIR };
  await withApp(env, async (app) => {
    await letThrough(app);
    for (let at = 0; at < options.accounts; at += 1) await addMember(app, at);
    await work(apiClient(app));
  });
}

/** So many tries would soon be answered before anything is looked at; here that look is what is measured. */
async function letThrough({ modules: { settings } }: App): Promise<void> {
  const write = (key: string, value: unknown) => settings.write(key, value, 'bench');
  await write('identity.humanVerification', []);
  await write('login.triesPerMinute', 100_000);
  await write('login.failuresPerAddress', 100_000);
  await write('login.attack', { failedPercent: 100, atLeast: 1_000_000 });
  const limits = { secondsBetween: 1, perReceiver: 1000, perAddress: 100_000, inAll: 1_000_000 };
  await write('verification.smsLimits', limits);
  await write('verification.emailLimits', limits);
}

async function addMember({ modules: { member } }: App, at: number): Promise<void> {
  const basis = { type: 0, uplinePath: '', currency: 'PHP', termsVersion: 'bench' };
  const prepared = await member.prepare({ ...basis, account: nameOf('known', at), password: `Right-${at}` });
  await member.insert(prepared);
  await member.contacts.save(prepared.id, 'mobile', { value: `+63${mobileOf('known', at)}`, isVerified: true });
  await member.contacts.save(prepared.id, 'email', { value: addressOf('known', at), isVerified: true });
}

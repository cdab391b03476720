import { login } from '@portal/shared/contract/session/login';
import { buildApp } from '../../../platform/src/app.ts';
import { systemClock } from '../../../platform/src/kernel/clock.ts';
import { createLogger } from '../../../platform/src/kernel/logger.ts';
import { openDatabase } from '../../../platform/src/kernel/open-database.ts';
import { readSettings } from '../../../platform/src/kernel/settings.ts';
import { apiClient } from '../../../platform/src/testing/api-client.ts';

type App = Awaited<ReturnType<typeof buildApp>>;

export type Login = (kind: 'known' | 'unknown', at: number) => Promise<{ milliseconds: number; answer: string }>;

interface Place {
  databaseUrl: string;
  dataDir: string;
  accounts: number;
}

const nameOf = (kind: 'known' | 'unknown', at: number) => `${kind}${String(at).padStart(4, '0')}`;

/** The platform over a database with so many members, each with a password of its own, and wrong logins to it. */
export async function withLogins(place: Place, work: (login: Login) => Promise<void>): Promise<void> {
  const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = place;
  const settings = readSettings({ NODE_ENV: 'development', DEMO_DATA: 'false', DATABASE_URL, DATA_DIR });
  const logger = createLogger('error');
  const database = await openDatabase(settings, logger);
  const app = await buildApp({ settings, database, clock: systemClock, logger });
  try {
    await letThrough(app);
    await addAccounts(app, place.accounts);
    await work((kind, at) => wrongLogin(app, kind, at));
  } finally {
    await app.close();
    await database.close();
  }
}

/** So many failures would soon be answered before the password is looked at; here that look is what is measured. */
async function letThrough({ modules: { content } }: App): Promise<void> {
  await content.settings.write('identity.humanVerification', [], 'bench');
  await content.settings.write('login.triesPerMinute', 100_000, 'bench');
  await content.settings.write('login.failuresPerAddress', 100_000, 'bench');
  await content.settings.write('login.attack', { failedPercent: 100, atLeast: 1_000_000 }, 'bench');
}

async function addAccounts({ modules: { member } }: App, count: number): Promise<void> {
  const basis = { type: 0, uplinePath: '', currency: 'PHP', termsVersion: 'bench' };
  for (let at = 0; at < count; at += 1) {
    const prepared = await member.prepare({ ...basis, account: nameOf('known', at), password: `Right-${at}` });
    await member.insert(prepared);
  }
}

async function wrongLogin(app: App, kind: 'known' | 'unknown', at: number) {
  const api = apiClient(app);
  const remoteAddress = `10.${at % 250}.0.1`;
  const sealed = await api.seal({ type: 'username', username: nameOf(kind, at), password: `Wrong-${at}` });
  const began = performance.now();
  const { status, headers: _headers, ...body } = await api.post(login, sealed, { remoteAddress });
  return { milliseconds: performance.now() - began, answer: `${status} ${JSON.stringify(body)}` };
}

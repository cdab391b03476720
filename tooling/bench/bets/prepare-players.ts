import { buildApp } from '../../../platform/src/app.ts';
import { systemClock } from '../../../platform/src/kernel/clock.ts';
import type { Database } from '../../../platform/src/kernel/database.ts';
import { createLogger } from '../../../platform/src/kernel/logger.ts';
import { openDatabase } from '../../../platform/src/kernel/open-database.ts';
import { readSettings } from '../../../platform/src/kernel/settings.ts';
import type { LedgerCheck } from '../../../platform/src/modules/wallet/index.ts';
import { accountId, between, houseAccount, memberAccount } from '../../../platform/src/modules/wallet/index.ts';
import { addMember } from '../../../platform/src/testing/add-member.ts';
import { testGame, testProvider, testStudio } from '../../../platform/src/testing/test-studio.ts';

type App = Awaited<ReturnType<typeof buildApp>>;

export interface Player {
  playerId: string;
  launchId: string;
}

export interface Prepared {
  key: { keyId: string; secret: string };
  players: Player[];
}

const walletMinor = 1_000_000_000n;

async function withApp<T>(env: NodeJS.ProcessEnv, work: (app: App, database: Database) => Promise<T>): Promise<T> {
  const settings = readSettings(env);
  const logger = createLogger('error');
  const database = await openDatabase(settings, logger);
  try {
    const app = await buildApp({ settings, database, clock: systemClock, logger });
    try {
      return await work(app, database);
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
  }
}

async function launched(app: App, account: string): Promise<Player> {
  const { games, wallet } = app.modules;
  const member = await addMember(app, account);
  const legs = between(houseAccount('deposits'), memberAccount(member.id), walletMinor);
  await wallet.post({ source: 'bench-deposit', reference: account, kind: 'deposit', legs });
  const { launchId } = await games.openLaunch({
    memberId: member.id,
    sessionId: member.id,
    nodeId: `${testProvider}.${testGame}`,
    provider: testProvider,
    playAccount: accountId(memberAccount(member.id), 0),
    uplinePath: '',
    language: 'EN',
    theme: 'dark',
    backUrl: '/',
    clientRelease: '',
  });
  return { playerId: member.id, launchId };
}

/** Migrates the database of the settings and puts a studio, its key and players with money and an open game in. */
export function preparePlayers(env: NodeJS.ProcessEnv, count: number): Promise<Prepared> {
  return withApp(env, async (app) => {
    const { key } = await testStudio(app);
    await app.modules.wallet.openAccounts([app.modules.games.studioAccount(testProvider)]);
    const players: Player[] = [];
    for (let at = 1; at <= count; at += 1) players.push(await launched(app, `bench${String(at).padStart(4, '0')}`));
    return { key, players };
  });
}

export interface Afterwards {
  ledger: LedgerCheck;
  /** Bets in the ledger, and rounds and transactions that tell of them: three equal numbers. */
  bets: { transfers: number; rounds: number; transactions: number };
}

/** What stands in the database when all is over. */
export function readAfterwards(env: NodeJS.ProcessEnv): Promise<Afterwards> {
  return withApp(env, async (app, database) => {
    const text = `select (select count(*) from ledger_transfers where kind = 'bet')::int as transfers,
      (select count(*) from rounds)::int as rounds,
      (select count(*) from round_transactions where kind = 'bet')::int as transactions`;
    const [bets] = await database.call<Afterwards['bets']>('bench_afterwards', text, []);
    if (!bets) throw new Error('counting the bets returned no row');
    return { ledger: await app.modules.wallet.checkLedger(), bets };
  });
}

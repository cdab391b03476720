import type { App } from '@portal/platform/app';
import { addMember } from '@portal/platform/modules/accounts/testing/add-member';
import { testGame, testProvider, testStudio } from '@portal/platform/modules/games/testing/test-studio';
import type { LedgerCheck } from '@portal/platform/modules/wallet/index';
import { accountId, between, houseAccount, memberAccount } from '@portal/platform/modules/wallet/index';
import { withApp } from '../money/with-app.ts';

export interface Player {
  playerId: string;
  launchId: string;
}

export interface Prepared {
  key: { keyId: string; secret: string };
  players: Player[];
}

const walletMinor = 1_000_000_000n;

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

interface Afterwards {
  ledger: LedgerCheck;
  /** Bets in the ledger, and the rounds and transactions for them: three equal numbers. */
  bets: { transfers: number; rounds: number; transactions: number };
}

/** Row counts in the database at the end. */
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

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '@portal/platform/app';
import { catalogueStep } from '@portal/platform/demo-data/catalogue-step';
import { readSettings } from '@portal/platform/kernel/config/settings';
import { createDatabase, type Database } from '@portal/platform/kernel/database/database';
import { openPostgres } from '@portal/platform/kernel/database/postgres-engine';
import { createLogger } from '@portal/platform/kernel/monitoring/logger';
import { migrate } from '@portal/platform/kernel/schema/migrate';
import { systemClock } from '@portal/platform/kernel/time/clock';
import { addMember } from '@portal/platform/modules/accounts/testing/add-member';
import { between, houseAccount, type LedgerCheck, memberAccount } from '@portal/platform/modules/wallet/index';
import { startPostgres } from '@portal/platform/testing/database/test-postgres';

export interface PlatformPlayer {
  playerId: string;
  /** Session token of the portal. */
  token: string;
}

/** A round as the platform has it. */
interface PlatformRound {
  roundId: string;
  playerId: string;
  gameCode: string;
  state: string;
  stakeMinor: bigint;
  winMinor: bigint;
}

export interface PostgresPlatform {
  address: string;
  dataDir: string;
  players: readonly PlatformPlayer[];
  rounds(): Promise<PlatformRound[]>;
  balanceOf(playerId: string): Promise<bigint>;
  checkLedger(): Promise<LedgerCheck>;
  close(): Promise<void>;
}

const roundsText = `select r.round_id, r.member_id, g.game_code, r.state, r.stake_minor::text as stake, r.win_minor::text as win
  from rounds r join games g on g.node_id = r.node_id`;

/** The platform with the whole catalogue over a PostgreSQL of its own, listening, and players with money. */
export async function postgresPlatform(playerCount: number, openingMinor: bigint): Promise<PostgresPlatform> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-bad-line-'));
  const server = await startPostgres();
  const url = await server.createDatabase();
  const database = createDatabase(openPostgres({ url, poolSize: 16, onError: () => {} }));
  await migrate(database);
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir, DEMO_DATA: 'false' });
  const app = await buildApp({ settings, database, clock: systemClock, logger: createLogger('silent') });
  const { wallet, session } = app.modules;
  await catalogueStep.run(app.server.kernel, app.modules);
  const players: PlatformPlayer[] = [];
  for (let no = 0; no < playerCount; no += 1) {
    const { id } = await addMember(app, `line${no}`);
    const legs = between(houseAccount('equity'), memberAccount(id), openingMinor);
    await wallet.post({ source: 'test', reference: `opening ${no}`, kind: 'deposit', legs });
    const token = await session.open({ memberId: id, address: '', client: '', passwordChangeRequired: false });
    players.push({ playerId: id, token });
  }
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the platform has no port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    dataDir,
    players,
    rounds: () => readRounds(database),
    balanceOf: (playerId) => wallet.balanceOf(memberAccount(playerId)),
    checkLedger: () => wallet.checkLedger(),
    async close() {
      await app.close();
      await database.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type RoundColumn = 'round_id' | 'member_id' | 'game_code' | 'state' | 'stake' | 'win';

async function readRounds(database: Database): Promise<PlatformRound[]> {
  const rows = await database.call<Record<RoundColumn, string>>('house_rounds', roundsText, []);
  return rows.map(({ round_id: roundId, member_id: playerId, game_code: gameCode, state, stake, win }) => {
    return { roundId, playerId, gameCode, state, stakeMinor: BigInt(stake), winMinor: BigInt(win) };
  });
}

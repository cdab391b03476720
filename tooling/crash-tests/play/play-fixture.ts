import { type App, buildApp } from '@portal/platform/app';
import { catalogueStep } from '@portal/platform/demo-data/catalogue-step';
import { readSettings } from '@portal/platform/kernel/config/settings';
import type { Database } from '@portal/platform/kernel/database/database';
import { openDatabase } from '@portal/platform/kernel/database/open-database';
import { createLogger } from '@portal/platform/kernel/monitoring/logger';
import { systemClock } from '@portal/platform/kernel/time/clock';
import { addMember } from '@portal/platform/modules/accounts/testing/add-member';
import { between, houseAccount, memberAccount } from '@portal/platform/modules/wallet/index';
import { minorUnits } from '@portal/shared/contract/money/amounts';

export const openingBalance = '5000.00';
const account = 'kill01';

/** Opens the stores of a product whose processes are not running, and closes them again. */
async function withApp<T>(dataDir: string, work: (app: App, database: Database) => Promise<T>): Promise<T> {
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir, DEMO_DATA: 'false' });
  const logger = createLogger('silent');
  const database = await openDatabase(settings, logger);
  const app = await buildApp({ settings, database, clock: systemClock, logger });
  try {
    return await work(app, database);
  } finally {
    await app.close();
    await database.close();
  }
}

/** The catalogue, the studio's key and one player with money; gives the player's session token. */
export function seedPlayer(dataDir: string): Promise<string> {
  return withApp(dataDir, async (app) => {
    const { kernel } = app.server;
    await catalogueStep.run(kernel, app.modules);
    const { id } = await addMember(app, account);
    const legs = between(houseAccount('equity'), memberAccount(id), minorUnits(openingBalance));
    await app.modules.wallet.post({ source: 'test', reference: 'opening', kind: 'deposit', legs });
    return app.modules.session.open({ memberId: id, address: '', client: '', passwordChangeRequired: false });
  });
}

/** Reads the player's state from the platform's stores after everything has stopped. */
export function readPlayerState(dataDir: string) {
  return withApp(dataDir, async (app) => {
    const member = await app.modules.member.byAccount(account);
    if (!member) throw new Error('the player is gone');
    const period = { start: new Date(0), end: new Date('2100-01-01'), timeZone: 'UTC' };
    const record = await app.modules.games.betRecord(member.id, { pageNo: 1, pageSize: 100, period });
    return {
      balance: await app.modules.wallet.balanceOf(memberAccount(member.id)),
      ledger: await app.modules.wallet.checkLedger(),
      rounds: record.list,
    };
  });
}

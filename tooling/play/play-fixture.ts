import { minorUnits } from '@portal/shared/contract/amounts';
import { type App, buildApp } from '../../platform/src/app.ts';
import { catalogueStep } from '../../platform/src/demo-data/catalogue-step.ts';
import { readSettings } from '../../platform/src/kernel/config/settings.ts';
import type { Database } from '../../platform/src/kernel/database/database.ts';
import { openDatabase } from '../../platform/src/kernel/database/open-database.ts';
import { createLogger } from '../../platform/src/kernel/monitoring/logger.ts';
import { systemClock } from '../../platform/src/kernel/time/clock.ts';
import { between, houseAccount, memberAccount } from '../../platform/src/modules/wallet/index.ts';
import { addMember } from '../../platform/src/modules/accounts/testing/add-member.ts';

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

import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { settings, settingsHistory } from './settings.tables.ts';

export type SettingRow = typeof settings.$inferSelect;
type SettingHistoryRow = typeof settingsHistory.$inferSelect;

export function settingsRows(db: Db) {
  return {
    all: (): Promise<SettingRow[]> => db.select().from(settings),

    async put(row: SettingRow, why: string): Promise<void> {
      const { key, value, version, changedAt: at, changedBy: who } = row;
      await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row });
      await db.insert(settingsHistory).values({ key, version, value, at, who, why });
    },

    history: (key: string): Promise<SettingHistoryRow[]> =>
      db.select().from(settingsHistory).where(eq(settingsHistory.key, key)).orderBy(desc(settingsHistory.version)),

    async versionBefore(key: string, version: number): Promise<SettingHistoryRow | undefined> {
      const earlier = and(eq(settingsHistory.key, key), lt(settingsHistory.version, version));
      const newest = desc(settingsHistory.version);
      return (await db.select().from(settingsHistory).where(earlier).orderBy(newest).limit(1))[0];
    },
  };
}

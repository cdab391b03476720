import { sql } from 'drizzle-orm';
import { Refusal } from '../../kernel/calls/refusal.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import type { SettingDefinitions, SettingValues } from './define-setting.ts';
import { createRowCache } from './row-cache.ts';
import { type Fallbacks, type Rows, settingValues } from './setting-values.ts';
import { type SettingRow, settingsRows } from './settings-rows.ts';
import type { SettingsStore, StoredSetting } from './settings-types.ts';

export function createSettingsStore<D extends SettingDefinitions>(
  database: Database,
  clock: Clock,
  definitions: D,
  fallbacks: Fallbacks,
): SettingsStore<SettingValues<D>> {
  const table = settingsRows(database.db);
  const freshRows = async (): Promise<Rows> => new Map((await table.all()).map((row) => [row.key, row]));
  const { rows, forget } = createRowCache(clock, freshRows);
  const { assertKnown, ownerOf, fallbackOf, shown, valueIn, checkedValue, nextRow } = settingValues(
    clock,
    definitions,
    fallbacks,
  );

  /**
   * Writes the row that `next` makes of the current ones. Changes of settings wait for each other: they must not
   * conflict.
   */
  async function change(key: string, why: string, next: (stored: Rows) => Promise<SettingRow>) {
    const changed = await database.transaction(async () => {
      await database.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`);
      const stored = await freshRows();
      const written = await next(stored);
      await table.put(written, why);
      return { ...shown(key, written), before: shown(key, stored.get(key)).value };
    });
    // Now for this transaction and again when it ends: another call may have read the old rows in between.
    forget();
    database.afterCommit(forget);
    return changed;
  }

  return {
    ownerOf,
    get: async <K extends keyof D>(key: K) => valueIn(await rows(), String(key)) as SettingValues<D>[K],

    async list() {
      const stored = await rows();
      return Object.keys(definitions).map((key) => shown(key, stored.get(key)));
    },

    async read(key) {
      assertKnown(key);
      return shown(key, (await rows()).get(key));
    },

    async write(key, value, who, { why = '', version } = {}) {
      assertKnown(key);
      const checked = checkedValue(key, value);
      return change(key, why, async (stored) => {
        assertUnchanged(shown(key, stored.get(key)), version);
        return nextRow(key, checked, stored, who);
      });
    },

    async check(key, value, version) {
      assertKnown(key);
      const stored = await freshRows();
      const before = shown(key, stored.get(key));
      assertUnchanged(before, version);
      nextRow(key, checkedValue(key, value), stored, '');
      return before;
    },

    async history(key) {
      assertKnown(key);
      const written = (await table.history(key)).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
      return [...written, { version: 0, value: fallbackOf(key), who: '', why: '' }];
    },

    async undo(key, who, why) {
      assertKnown(key);
      return change(key, why, async (stored) => {
        const before = stored.get(key);
        const earlier = before && (await table.versionBefore(key, before.version));
        // For values older than the history only the default is known.
        if (!before || (!earlier && before.version > 1)) throw new Refusal('nothing_to_undo');
        return nextRow(key, checkedValue(key, earlier ? earlier.value : fallbackOf(key)), stored, who);
      });
    },
  };
}

function assertUnchanged(before: StoredSetting, version: number | undefined): void {
  if (version === undefined || version === before.version) return;
  throw new Refusal('conflict', { fields: { version: `it is ${before.version} now, by ${before.changedBy ?? '-'}` } });
}

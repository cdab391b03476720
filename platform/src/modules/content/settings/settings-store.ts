import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../kernel/database.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { settings } from '../tables.ts';
import { definitions, isSettingKey, type SettingKey, type SettingValue, settingKeys } from './definitions.ts';

/** A setting as the operator sees it. Version 0 is the default. */
export interface StoredSetting {
  key: string;
  value: unknown;
  version: number;
  changedAt?: string;
  changedBy?: string;
}

export interface SettingsStore {
  /** The value in force; checked by its schema when it was written. */
  get<K extends SettingKey>(key: K): Promise<SettingValue<K>>;
  list(): Promise<StoredSetting[]>;
  read(key: string): Promise<StoredSetting>;
  /** Refuses `not_found` and `invalid_setting`; a refused value leaves the one before in force. */
  write(key: string, value: unknown, who: string): Promise<StoredSetting>;
}

// Other processes see a change after at most this long; the one that writes it sees it at once.
const cacheMs = 1000;

type Row = typeof settings.$inferSelect;

export function createSettingsStore(
  database: Database,
  clock: Clock,
  fallbacks: Partial<Record<SettingKey, unknown>>,
): SettingsStore {
  let cached: { until: number; rows: Map<string, Row> } | undefined;

  async function rows(): Promise<Map<string, Row>> {
    if (cached && cached.until > clock.now().getTime()) return cached.rows;
    const found = await database.db.select().from(settings);
    cached = { until: clock.now().getTime() + cacheMs, rows: new Map(found.map((row) => [row.key, row])) };
    return cached.rows;
  }

  const shown = (key: SettingKey, row: Row | undefined): StoredSetting =>
    row
      ? {
          key,
          value: row.value,
          version: row.version,
          changedAt: row.changedAt.toISOString(),
          changedBy: row.changedBy,
        }
      : { key, value: fallbacks[key] ?? definitions[key].fallback, version: 0 };

  return {
    async get<K extends SettingKey>(key: K): Promise<SettingValue<K>> {
      const { value } = shown(key, (await rows()).get(key));
      // A value of an older schema must not break the site: then the default holds.
      const checked = v.safeParse(definitions[key].schema, value);
      return (checked.success ? checked.output : definitions[key].fallback) as SettingValue<K>;
    },
    async list() {
      const stored = await rows();
      return settingKeys.map((key) => shown(key, stored.get(key)));
    },
    async read(key) {
      if (!isSettingKey(key)) throw new Refusal('not_found');
      return shown(key, (await rows()).get(key));
    },
    async write(key, value, who) {
      if (!isSettingKey(key)) throw new Refusal('not_found');
      const checked = v.safeParse(definitions[key].schema, value);
      if (!checked.success) throw new Refusal('invalid_setting', { fields: { value: v.summarize(checked.issues) } });
      const row = await upsert(database, key, checked.output, who, clock.now());
      // Emptied now for this transaction and again when it ends: another call may have read the old rows in between.
      cached = undefined;
      database.afterCommit(() => {
        cached = undefined;
      });
      return shown(key, row);
    },
  };
}

async function upsert(
  database: Database,
  key: SettingKey,
  value: unknown,
  changedBy: string,
  changedAt: Date,
): Promise<Row> {
  return database.transaction(async () => {
    const [before] = await database.db.select().from(settings).where(eq(settings.key, key)).for('update');
    const row = { key, value, version: (before?.version ?? 0) + 1, changedAt, changedBy };
    await database.db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row });
    return row;
  });
}

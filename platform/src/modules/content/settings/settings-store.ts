import * as v from 'valibot';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../kernel/database.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { bumpVersion } from '../content-versions.ts';
import { fieldTexts } from '../documents/field-texts.rules.ts';
import { definitions, isSettingKey, type SettingKey, type SettingValue, settingKeys } from './definitions.ts';
import { type SettingRow, settingsRows } from './settings-rows.ts';
import { disagreement } from './settings-that-agree.rules.ts';

/** A setting as the operator sees it. Version 0 is the default. */
export interface StoredSetting {
  key: string;
  value: unknown;
  version: number;
  changedAt?: string;
  changedBy?: string;
}

export interface SettingVersion {
  version: number;
  value: unknown;
  /** Absent for the default. */
  at?: string;
  who: string;
  why: string;
}

export interface SettingChange {
  /** Kept in the history. */
  why?: string;
  /** The version that was read: refused (`conflict`) when there is another by now. */
  version?: number;
}

export interface SettingsStore {
  /** The value in force; checked by its schema when it was written. */
  get<K extends SettingKey>(key: K): Promise<SettingValue<K>>;
  list(): Promise<StoredSetting[]>;
  read(key: string): Promise<StoredSetting>;
  /** Refuses `not_found`, `invalid_setting` and `conflict`; a refused value leaves the one before in force. */
  write(key: string, value: unknown, who: string, change?: SettingChange): Promise<StoredSetting>;
  /** Newest first, the default last. Refuses `not_found`. */
  history(key: string): Promise<SettingVersion[]>;
  /** Brings back the value before the one in force. Refuses `not_found`, `nothing_to_undo` and `invalid_setting`. */
  undo(key: string, who: string, why: string): Promise<StoredSetting>;
}

// Other processes see a change after at most this long; the one that writes it sees it at once.
const cacheMs = 1000;

type Rows = ReadonlyMap<string, SettingRow>;
type Fallbacks = Partial<Record<SettingKey, unknown>>;

export function createSettingsStore(database: Database, clock: Clock, fallbacks: Fallbacks): SettingsStore {
  const table = settingsRows(database.db);
  let cached: { until: number; rows: Rows } | undefined;

  const freshRows = async (): Promise<Rows> => new Map((await table.all()).map((row) => [row.key, row]));

  async function rows(): Promise<Rows> {
    if (cached && cached.until > clock.now().getTime()) return cached.rows;
    const found = await freshRows();
    cached = { until: clock.now().getTime() + cacheMs, rows: found };
    return found;
  }

  const fallbackOf = (key: SettingKey): unknown => fallbacks[key] ?? definitions[key].fallback;

  function shown(key: SettingKey, row: SettingRow | undefined): StoredSetting {
    if (!row) return { key, value: fallbackOf(key), version: 0 };
    const { value, version, changedAt, changedBy } = row;
    return { key, value, version, changedAt: changedAt.toISOString(), changedBy };
  }

  function valueIn<K extends SettingKey>(stored: Rows, key: K): SettingValue<K> {
    // A value of an older schema must not break the site: then the default holds.
    const checked = v.safeParse(definitions[key].schema, shown(key, stored.get(key)).value);
    return (checked.success ? checked.output : definitions[key].fallback) as SettingValue<K>;
  }

  /** Refuses `invalid_setting` for a value that does not fit, alone or beside the other settings. */
  function checkedRow(key: SettingKey, value: unknown, stored: Rows, who: string): SettingRow {
    const checked = v.safeParse(definitions[key].schema, value);
    if (!checked.success) throw new Refusal('invalid_setting', { fields: fieldTexts(checked.issues) });
    const version = (stored.get(key)?.version ?? 0) + 1;
    const row = { key, value: checked.output, version, changedAt: clock.now(), changedBy: who };
    const after = new Map(stored).set(key, row);
    const fields = disagreement(key, (other) => valueIn(after, other));
    if (fields) throw new Refusal('invalid_setting', { fields });
    return row;
  }

  /** Writes what `next` makes of the rows in force. Changes of settings wait for each other: they must agree. */
  async function change(key: SettingKey, why: string, next: (stored: Rows) => Promise<SettingRow>) {
    const row = await database.transaction(async () => {
      await bumpVersion(database, 'settings');
      const written = await next(await freshRows());
      await table.put(written, why);
      return written;
    });
    // Emptied now for this transaction and again when it ends: another call may have read the old rows in between.
    cached = undefined;
    database.afterCommit(() => {
      cached = undefined;
    });
    return shown(key, row);
  }

  return {
    get: async (key) => valueIn(await rows(), key),

    async list() {
      const stored = await rows();
      return settingKeys.map((key) => shown(key, stored.get(key)));
    },

    async read(key) {
      assertKey(key);
      return shown(key, (await rows()).get(key));
    },

    async write(key, value, who, { why = '', version } = {}) {
      assertKey(key);
      return change(key, why, async (stored) => {
        assertUnchanged(shown(key, stored.get(key)), version);
        return checkedRow(key, value, stored, who);
      });
    },

    async history(key) {
      assertKey(key);
      const written = (await table.history(key)).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
      return [...written, { version: 0, value: fallbackOf(key), who: '', why: '' }];
    },

    async undo(key, who, why) {
      assertKey(key);
      return change(key, why, async (stored) => {
        const before = stored.get(key);
        const earlier = before && (await table.versionBefore(key, before.version));
        // Of values older than the history nothing is known but the default.
        if (!before || (!earlier && before.version > 1)) throw new Refusal('nothing_to_undo');
        return checkedRow(key, earlier ? earlier.value : fallbackOf(key), stored, who);
      });
    },
  };
}

function assertKey(key: string): asserts key is SettingKey {
  if (!isSettingKey(key)) throw new Refusal('not_found');
}

function assertUnchanged(before: StoredSetting, version: number | undefined): void {
  if (version === undefined || version === before.version) return;
  throw new Refusal('conflict', { fields: { version: `it is ${before.version} now, by ${before.changedBy ?? '-'}` } });
}

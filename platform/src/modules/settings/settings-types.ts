import type { SettingOwner } from './setting-owner.rules.ts';

/** A setting as the operator sees it. Version 0 is the default. */
export interface StoredSetting {
  key: string;
  value: unknown;
  version: number;
  changedAt?: string;
  changedBy?: string;
}

/** A setting after a change, and its value before the change. */
interface ChangedSetting extends StoredSetting {
  before: unknown;
}

interface SettingVersion {
  version: number;
  value: unknown;
  /** Absent for the default. */
  at?: string;
  who: string;
  why: string;
}

interface SettingChange {
  /** Stored in the history. */
  why?: string;
  /** The version that was read: refused (`conflict`) when it is no longer the current one. */
  version?: number;
}

/**
 * Reads settings by key. `Values` are those that a module needs: its own and those of modules below it. A value of a
 * module above is named by its shape, and platform/src/modules.ts checks that it fits.
 */
export interface SettingsReader<Values> {
  /**
   * The current value; checked by its schema when it was written, and filled from the default where the schema has
   * changed since.
   */
  get<K extends keyof Values>(key: K): Promise<Values[K]>;
}

export interface SettingsStore<Values = object> extends SettingsReader<Values> {
  list(): Promise<StoredSetting[]>;
  /** Refuses `not_found`. */
  ownerOf(key: string): SettingOwner;
  read(key: string): Promise<StoredSetting>;
  /** Refuses `not_found`, `invalid_setting` and `conflict`; after a refusal the previous value stays. */
  write(key: string, value: unknown, who: string, change?: SettingChange): Promise<ChangedSetting>;
  /** Checks whether it could be written now; returns the current setting. Refuses as `write`. */
  check(key: string, value: unknown, version?: number): Promise<StoredSetting>;
  /** Newest first, the default last. Refuses `not_found`. */
  history(key: string): Promise<SettingVersion[]>;
  /** Restores the value before the current one. Refuses `not_found`, `nothing_to_undo` and `invalid_setting`. */
  undo(key: string, who: string, why: string): Promise<ChangedSetting>;
}

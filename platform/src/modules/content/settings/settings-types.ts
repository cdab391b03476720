import type { SettingKey, SettingValue } from './definitions.ts';

/** A setting as the operator sees it. Version 0 is the default. */
export interface StoredSetting {
  key: string;
  value: unknown;
  version: number;
  changedAt?: string;
  changedBy?: string;
}

/** A setting after a change, and the value that the change found in force. */
export interface ChangedSetting extends StoredSetting {
  before: unknown;
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
  /** The value in force; checked by its schema when it was written, and mended by its default where the schema is another by now. */
  get<K extends SettingKey>(key: K): Promise<SettingValue<K>>;
  list(): Promise<StoredSetting[]>;
  read(key: string): Promise<StoredSetting>;
  /** Refuses `not_found`, `invalid_setting` and `conflict`; a refused value leaves the one before in force. */
  write(key: string, value: unknown, who: string, change?: SettingChange): Promise<ChangedSetting>;
  /** Whether it could be written now; gives what it is now. Refuses as `write`. */
  check(key: string, value: unknown, version?: number): Promise<StoredSetting>;
  /** Newest first, the default last. Refuses `not_found`. */
  history(key: string): Promise<SettingVersion[]>;
  /** Brings back the value before the one in force. Refuses `not_found`, `nothing_to_undo` and `invalid_setting`. */
  undo(key: string, who: string, why: string): Promise<ChangedSetting>;
}

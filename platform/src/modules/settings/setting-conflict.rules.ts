import type { SettingKey, SettingValue } from './definitions.ts';

type Read = <K extends SettingKey>(key: K) => SettingValue<K>;

/**
 * Why a value conflicts with the other settings, by field; undefined when it does not. `read` returns the values as
 * they would be after the change.
 */
export function settingConflict(key: SettingKey, read: Read): Record<string, string> | undefined {
  if (key !== 'languages' && key !== 'defaultLanguage') return undefined;
  const languages = read('languages');
  if (new Set(languages).size !== languages.length) return { value: 'a language is offered once' };
  const first = read('defaultLanguage');
  if (languages.includes(first)) return undefined;
  return {
    value:
      key === 'languages' ? `${first}, the default language, has to be among them` : 'one of the offered languages',
  };
}

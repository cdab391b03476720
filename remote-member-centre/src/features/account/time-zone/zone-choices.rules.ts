import { isTimeZone, zoneLabel, zoneOffsetMs } from '@portal/shared/contract/time/time-zones';
import { searchText, searchWords } from '@portal/shared/contract/typed/typed-search.rules';
import { foldedText } from '@portal/shared/contract/typed/typed-text.rules';

export interface ZoneChoice {
  /** IANA name; empty for the zone of the portal. */
  id: string;
  /** The city that the zone is named after, for example "Ho Chi Minh". */
  city: string;
  /** Its offset, for example "UTC+7". */
  label: string;
  /** Folded, for a search by name. */
  words: string;
  /** For a search by offset: with the signs, which a search by name leaves out. */
  offsets: string;
}

/** Names under which browsers still list some zones, and what the cities are called. */
const cityOf: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Asmara',
  'America/Godthab': 'Nuuk',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
};

/** The name by which this browser lists a zone that has several. */
export const listedName = (timeZone: string): string =>
  isTimeZone(timeZone) ? new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone : '';

/** A choice that is found by its name, its id and its offset. */
export const asChoice = (id: string, city: string, label: string): ZoneChoice => ({
  id,
  city,
  label,
  words: searchText(`${city} ${id}`),
  offsets: `${label} ${label.replace('UTC', 'GMT')}`.toLowerCase(),
});

export function zoneChoice(id: string, now: Date): ZoneChoice {
  const city = cityOf[id] ?? id.slice(id.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return asChoice(id, city, zoneLabel(id, now));
}

/**
 * Every zone of the browser, from west to east, those of one offset in the order of the locale; a browser that lists
 * none has those named, and UTC.
 */
export function zoneChoices(now: Date, named: readonly string[], locale: string): ZoneChoice[] {
  const { compare } = new Intl.Collator(locale);
  const listed = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  const ids = new Set([...listed, ...named.map(listedName).filter(Boolean), 'UTC']);
  const at = now.getTime();
  return [...ids]
    .map((id) => ({ choice: zoneChoice(id, now), offset: zoneOffsetMs(id, at) }))
    .sort((one, other) => one.offset - other.offset || compare(one.choice.city, other.choice.city))
    .map(({ choice }) => choice);
}

/** Those that have every typed word in their name or offset. */
export function zonesNamed(choices: readonly ZoneChoice[], typed: string): readonly ZoneChoice[] {
  const wanted = foldedText(typed).toLowerCase().split(' ').filter(Boolean);
  return choices.filter((choice) => wanted.every((part) => choice.offsets.includes(part) || isNamed(choice, part)));
}

function isNamed({ words }: ZoneChoice, part: string): boolean {
  const named = searchWords(part);
  return named.length > 0 && named.every((word) => words.includes(word));
}

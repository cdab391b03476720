import { isTimeZone, zoneLabel, zoneOffsetMs } from '@portal/shared/contract/time-zones';

export interface ZoneChoice {
  /** IANA name; empty for the zone of the portal. */
  id: string;
  /** The city that the zone is named after, for example "Ho Chi Minh". */
  city: string;
  /** Its offset, for example "UTC+7". */
  label: string;
  /** What a search looks at. */
  words: string;
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

/** Without marks of letters, without a difference of case: "ho chi minh" finds what "Hồ Chí Minh" does. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replace(/[_/]/g, ' ');

/** The name by which this browser lists a zone that has several. */
export const listedName = (timeZone: string): string =>
  isTimeZone(timeZone) ? new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone : '';

/** A choice that is found by its name, its id and its offset. */
export const asChoice = (id: string, city: string, label: string): ZoneChoice => ({
  ...{ id, city, label },
  words: folded(`${city} ${id} ${label} ${label.replace('UTC', 'GMT')}`),
});

export function zoneChoice(id: string, now: Date): ZoneChoice {
  const city = cityOf[id] ?? id.slice(id.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return asChoice(id, city, zoneLabel(id, now));
}

/** Every zone of the browser, from west to east; a browser that lists none has those named, and UTC. */
export function zoneChoices(now: Date, named: readonly string[]): ZoneChoice[] {
  const listed = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  const ids = new Set([...listed, ...named.map(listedName).filter(Boolean), 'UTC']);
  const at = now.getTime();
  return [...ids]
    .map((id) => ({ choice: zoneChoice(id, now), offset: zoneOffsetMs(id, at) }))
    .sort((one, other) => one.offset - other.offset || one.choice.city.localeCompare(other.choice.city, 'en'))
    .map(({ choice }) => choice);
}

/** Those that have every typed word in their name or offset. */
export function zonesNamed(choices: readonly ZoneChoice[], typed: string): readonly ZoneChoice[] {
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  return choices.filter(({ words }) => wanted.every((word) => words.includes(word)));
}

import { listedName, zoneChoice, zoneChoices, zonesNamed } from './zone-choices.rules.ts';

const winter = new Date('2026-01-15T00:00:00Z');
const summer = new Date('2026-07-15T00:00:00Z');

test.each([
  ['Asia/Saigon', winter, 'Ho Chi Minh', 'UTC+7'],
  ['Asia/Kolkata', winter, 'Kolkata', 'UTC+5:30'],
  ['America/Argentina/Buenos_Aires', winter, 'Buenos Aires', 'UTC-3'],
  ['Europe/Berlin', winter, 'Berlin', 'UTC+1'],
  ['Europe/Berlin', summer, 'Berlin', 'UTC+2'],
  ['UTC', winter, 'UTC', 'UTC'],
])('names %s by its city and the offset of the day', (id, now, city, label) => {
  expect(zoneChoice(id, now)).toMatchObject({ id, city, label });
});

const choices = zoneChoices(winter, [], 'en');

test('lists every zone once, from west to east', () => {
  expect(choices.length).toBeGreaterThan(400);
  expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
  const positions = ['Honolulu', 'New York', 'London', 'Dubai', 'Tokyo'].map((city) =>
    choices.findIndex((choice) => choice.city === city),
  );
  expect(positions).toEqual([...positions].sort((one, other) => one - other));
  expect(positions).not.toContain(-1);
});

test.each([
  ['en', ['Chisinau', 'Helsinki']],
  ['cs', ['Helsinki', 'Chisinau']],
])('orders zones of one offset by city as %s does', (locale, cities) => {
  const all = zoneChoices(winter, [], locale).map(({ city }) => city);
  expect(all.filter((city) => cities.includes(city))).toEqual(cities);
});

test.each([
  ['ho chi minh', 'Ho Chi Minh'],
  ['Hồ Chí Minh', 'Ho Chi Minh'],
  ['saigon', 'Ho Chi Minh'],
  ['asia kolkata', 'Kolkata'],
  ['utc+5:45', 'Kathmandu'],
  ['GMT+5:45', 'Kathmandu'],
  ['new york', 'New York'],
  ['ＵＴＣ＋５：４５', 'Kathmandu'],
  ['kolkata, +5:30', 'Kolkata'],
  ['asia/kolkata', 'Kolkata'],
])('finds %s', (typed, city) => {
  expect(zonesNamed(choices, typed).map((choice) => choice.city)).toContain(city);
});

test('keeps the sign of an offset', () => {
  const labels = new Set(zonesNamed(choices, 'utc-7').map(({ label }) => label));
  expect([...labels]).toEqual(['UTC-7']);
});

test('finds all zones without a search, and none for an unknown name', () => {
  expect(zonesNamed(choices, '  ')).toHaveLength(choices.length);
  expect(zonesNamed(choices, '<script>')).toEqual([]);
});

test('offers named zones and UTC in a browser that lists none', () => {
  const listed = jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue([]);
  expect(zoneChoices(winter, ['Europe/Berlin', 'Mars/Olympus_Mons'], 'en').map(({ id }) => id)).toEqual([
    'UTC',
    'Europe/Berlin',
  ]);
  listed.mockRestore();
});

test('lists two names of one zone once', () => {
  expect(listedName('Asia/Ho_Chi_Minh')).toBe(listedName('Asia/Saigon'));
  expect(listedName('Mars/Olympus_Mons')).toBe('');
});

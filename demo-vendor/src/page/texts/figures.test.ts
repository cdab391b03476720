import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { clockText, fullTime, setZone, shownNumber, zoneOf } from './figures.ts';
import { speak } from './language.ts';

after(() => {
  speak('EN');
  setZone(undefined);
});

const at = '2026-11-27T21:09:42.000Z';

const zones: [string | undefined, string, string][] = [
  ['Asia/Ho_Chi_Minh', '28 Nov 2026, 04:09:42', 'UTC+7'],
  ['Asia/Kolkata', '28 Nov 2026, 02:39:42', 'UTC+5:30'],
  ['America/St_Johns', '27 Nov 2026, 17:39:42', 'UTC-3:30'],
  ['Mars/Olympus_Mons', '27 Nov 2026, 21:09:42', 'UTC'],
  ['<img onerror=alert(1)>', '27 Nov 2026, 21:09:42', 'UTC'],
  [undefined, '27 Nov 2026, 21:09:42', 'UTC'],
];

// covers 2.7: games show times in the time zone of the launch
for (const [zone, time, label] of zones)
  test(`shows times by the zone of the launch: ${zone}`, () => {
    setZone(zone);
    assert.equal(fullTime(at), `${time}\u00A0${label}`);
  });

test('names the offset of the moment, not of today', () => {
  setZone('Europe/Berlin');
  assert.deepEqual([zoneOf('2026-01-15T00:00:00Z'), zoneOf('2026-07-15T00:00:00Z')], ['UTC+1', 'UTC+2']);
});

test('shows 24 hours in every language', () => {
  setZone('Asia/Ho_Chi_Minh');
  const shown = ['EN', 'TY', 'CN', 'MY', 'VN', 'TH'].map((language) => {
    speak(language);
    return clockText('2026-11-27T17:05:00.000Z', { hour: '2-digit', minute: '2-digit' });
  });
  assert.deepEqual(shown, ['00:05', '00:05', '00:05', '00:05', '00:05', '00:05']);
});

test('counts years as other languages do in Thai, and thousands with the comma of amounts in Vietnamese', () => {
  setZone('Asia/Bangkok');
  speak('TH');
  assert.equal(fullTime(at), '28 พ.ย. 2026 04:09:42\u00A0UTC+7');
  speak('VN');
  assert.deepEqual([fullTime(at), shownNumber(16_807)], ['04:09:42 28 thg 11, 2026\u00A0UTC+7', '16,807']);
});

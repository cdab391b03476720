import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byteOrderMark, type ColumnKind, csvCells, csvHead, csvLine } from './csv.rules.ts';

const cell = (kind: ColumnKind, text: string, timeZone = 'Asia/Ho_Chi_Minh') =>
  csvCells([{ title: '', kind }], timeZone)([text]).join();

const texts: [string, string, string][] = [
  ['a plain text', 'Dragon Gate', 'Dragon Gate'],
  ['a text with a number', 'Dragon Gate 2', 'Dragon Gate 2'],
  ['a name of letters and marks', 'Đặng Thị', 'Đặng Thị'],
  ['nothing', '', ''],
  ['an id of 19 digits', '1234567890123456789', '"=""1234567890123456789"""'],
  ['leading zeros', '00012345', '"=""00012345"""'],
  ['an exponent', '12E5', '"=""12E5"""'],
  ['a small exponent', '1e-7', '"=""1e-7"""'],
  ['a decimal', '1234.50', '"=""1234.50"""'],
  ['a number below zero', '-3.00', '"=""-3.00"""'],
  ['a mobile number', '+639175550102', '"=""+639175550102"""'],
  ['a date with dashes', '2026-11-28', '"=""2026-11-28"""'],
  ['a date with slashes', '1/2', '"=""1/2"""'],
  ['a time', '12:30', '"=""12:30"""'],
  ['an account that is a month', 'mar01', '"=""mar01"""'],
  ['a month in words', 'September 7', '"=""September 7"""'],
  ['a Vietnamese date', '1 tháng 2', '"=""1 tháng 2"""'],
  ['a Chinese date', '2026年11月28日', '"=""2026年11月28日"""'],
  ['an amount of a currency', 'RM500', '"=""RM500"""'],
  ['a share', '5%', '"=""5%"""'],
  ['a share with spaces', ' 12 ', '"="" 12 """'],
  ['digits in full width', '１２３', '"=""１２３"""'],
  ['a logical value', 'TRUE', '"=""TRUE"""'],
  ['an error value', '#N/A', '"=""#N/A"""'],
  ['an error value in full width', '＃REF！', '"=""＃REF！"""'],
  ['a number sign with quotes', '#"a', '"#""a"'],
  ['a number sign within a text', 'Gate #', '"Gate #"'],
  ['an id of the platform', 'test-studio:r-00012345', '"test-studio:r-00012345"'],
  ['a formula', '=1+1', `"'=1+1"`],
  ['a formula after spaces', '  =1+1', `"'  =1+1"`],
  ['a formula after a no-break space', '\u00A0=1+1', `"'\u00A0=1+1"`],
  ['a formula after an invisible mark', '\u200B=1+1', `"'\u200B=1+1"`],
  ['a plus', '+cmd|calc', `"'+cmd|calc"`],
  ['a minus that is no number', '-2+3', `"'-2+3"`],
  ['an at', '@SUM(A1)', `"'@SUM(A1)"`],
  ['a full-width equals sign', '\uFF1D1', `"'\uFF1D1"`],
  ['a tab before it', '\t=1', `"'\t=1"`],
  ['a line break before it', '\r\n=1', `"'\r\n=1"`],
  ['a text that would end a quoted one', '1"&A1&"', '"1""&A1&"""'],
  ['a text that would end a cell', '1","=1+1', '"1"",""=1+1"'],
  ['digits longer than a text in a formula may be', '1'.repeat(256), `"'${'1'.repeat(256)}"`],
  ['a comma', 'Tom, Ann', '"Tom, Ann"'],
  ['a semicolon', 'abcd;=1', '"abcd;=1"'],
  ['quotes', 'abcd"b', '"abcd""b"'],
  ['a line break', 'abcd\nb', '"abcd\nb"'],
];

for (const [name, text, expected] of texts) {
  // covers 2.5: CSV keeps ids, dates and codes as text in spreadsheets
  test(`writes a text unchanged: ${name}`, () => assert.equal(cell('text', text), expected));
}

const numbers: [string, string, string][] = [
  ['an amount', '1234.50', '1234.50'],
  ['an amount below zero', '-3.00', '-3.00'],
  ['an amount of as many digits as a spreadsheet keeps', '9999999999999.99', '9999999999999.99'],
  ['an amount of more digits', '99999999999999.99', '"=""99999999999999.99"""'],
  ['nothing', '', ''],
  ['what is no number', '=1+1', `"'=1+1"`],
];

for (const [name, text, expected] of numbers) {
  // covers 2.5: CSV loses no digit of a number
  test(`writes numbers without losing a digit: ${name}`, () => assert.equal(cell('number', text), expected));
}

const times: [string, string, string][] = [
  ['2026-11-27T21:09:42.123Z', 'Asia/Ho_Chi_Minh', '2026-11-28 04:09:42'],
  ['2026-11-27T21:09:42.123Z', 'Asia/Kolkata', '2026-11-28 02:39:42'],
  ['2026-11-27T21:09:42.123Z', 'America/St_Johns', '2026-11-27 17:39:42'],
  ['2026-03-29T00:59:59.000Z', 'Europe/Berlin', '2026-03-29 01:59:59'],
  ['2026-03-29T01:00:00.000Z', 'Europe/Berlin', '2026-03-29 03:00:00'],
  ['2026-11-27T17:00:00.000Z', 'Asia/Ho_Chi_Minh', '2026-11-28 00:00:00'],
  ['', 'Asia/Ho_Chi_Minh', ''],
];

for (const [at, timeZone, expected] of times) {
  test(`writes ${at || 'no time'} in the time zone ${timeZone}`, () =>
    assert.equal(cell('time', at, timeZone), expected));
}

test('leaves days and months unchanged', () => {
  assert.deepEqual([cell('day', '2026-11-28'), cell('day', '2026-11'), cell('day', '')], ['2026-11-28', '2026-11', '']);
});

const columns = [
  { title: 'Time', kind: 'time' },
  { title: 'Day', kind: 'day' },
  { title: 'Stake', kind: 'number' },
] as const;
const year = { timeZone: 'Asia/Ho_Chi_Minh', start: new Date('2026-01-01T00:00Z'), end: new Date('2026-12-31T00:00Z') };
const days = (from: string, to: string) => ({ ...year, start: new Date(from), end: new Date(to) });

test('names the time zone of times and days in the header', () => {
  assert.equal(csvHead(columns, 'Asia/Ho_Chi_Minh', year), '"Time (UTC+7)","Day (UTC+7)",Stake\r\n');
  assert.equal(csvHead(columns, 'Asia/Kolkata', year), '"Time (UTC+5:30)","Day (UTC+7)",Stake\r\n');
});

test('names both offsets if the clocks change within the days of the file', () => {
  const winter = days('2026-11-01T00:00Z', '2026-11-28T00:00Z');
  const autumn = days('2026-10-24T22:00Z', '2026-10-25T23:00Z');
  assert.equal(csvHead(columns.slice(0, 1), 'Europe/Berlin', winter), '"Time (UTC+1)"\r\n');
  assert.equal(csvHead(columns.slice(0, 1), 'Europe/Berlin', autumn), '"Time (UTC+2, UTC+1)"\r\n');
  assert.equal(csvHead(columns.slice(0, 1), 'Europe/Berlin', year), '"Time (UTC+1, UTC+2)"\r\n');
});

test('ends a line as RFC 4180 says, and starts a file so that spreadsheets read UTF-8', () => {
  assert.equal(csvLine(['a', 'b', '1.00']), 'a,b,1.00\r\n');
  assert.equal(Buffer.from(byteOrderMark).toString('hex'), 'efbbbf');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byteOrderMark, csvCell, csvLine } from './csv.rules.ts';

const cells: [string, string, string][] = [
  ['a plain text', 'Dragon Gate', 'Dragon Gate'],
  ['an amount', '1234.50', '1234.50'],
  ['an amount below zero stays a number', '-3.00', '-3.00'],
  ['a formula', '=1+1', `"'=1+1"`],
  ['a formula after spaces', '  =1+1', `"'  =1+1"`],
  ['a formula after a no-break space', '\u00A0=1+1', `"'\u00A0=1+1"`],
  ['a plus', '+cmd|calc', `"'+cmd|calc"`],
  ['a minus that is no number', '-2+3', `"'-2+3"`],
  ['an at', '@SUM(A1)', `"'@SUM(A1)"`],
  ['a full-width equals sign', '\uFF1D1', `"'\uFF1D1"`],
  ['a tab before it', '\t=1', `"'\t=1"`],
  ['a line break before it', '\r\n=1', `"'\r\n=1"`],
  ['a comma', 'a,b', '"a,b"'],
  ['a semicolon', 'a;=1', '"a;=1"'],
  ['quotes', 'a"b', '"a""b"'],
  ['a line break', 'a\nb', '"a\nb"'],
  ['a name of letters and marks', 'Đặng Thị', 'Đặng Thị'],
  ['nothing', '', ''],
];

for (const [name, text, expected] of cells) {
  test(`cell: ${name}`, () => assert.equal(csvCell(text), expected));
}

test('a line ends as RFC 4180 says, and a file begins so that spreadsheets read UTF-8', () => {
  assert.equal(csvLine(['a', '=b', '1.00']), `a,"'=b",1.00\r\n`);
  assert.equal(Buffer.from(byteOrderMark).toString('hex'), 'efbbbf');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf } from './board.rules.ts';

const north = 'DB 02481; G1 67890; G2 11111 22222; G7 01 02 03 04';

test('reads a board in order, with leading zeros', () => {
  assert.deepEqual(boardOf(north), [
    { prize: 'DB', numbers: ['02481'] },
    { prize: 'G1', numbers: ['67890'] },
    { prize: 'G2', numbers: ['11111', '22222'] },
    { prize: 'G7', numbers: ['01', '02', '03', '04'] },
  ]);
});

for (const text of ['DB 12345', ' 1ST 000001 ;2ND 5 ', 'DICE 1 2 6', 'SUM\t12']) {
  test(`a board: ${JSON.stringify(text)}`, () => assert.notEqual(boardOf(text), undefined));
}

for (const [name, text] of [
  ['nothing', ''],
  ['blanks', '   '],
  ['a prize without numbers', 'DB'],
  ['one without numbers among others', 'DB 12345; G1; G2 11111'],
  ['an end that says there is more', 'DB 12345;'],
  ['numbers without a prize', '; 12345'],
  ['one prize twice', 'DB 12345; DB 54321'],
  ['words', 'the numbers come later'],
  ['small letters', 'db 12345'],
  ['signs and fractions', 'DB -1'],
  ['a fraction', 'DB 1.5'],
  ['digits of other scripts', 'DB ١٢٣٤٥'],
  ['markup', 'DB <img src=x onerror=alert(1)>'],
  ['a formula', '=HYPERLINK("x") 12345'],
  ['text that runs backwards', 'DB \u202e12345'],
  ['a name without end', `${'A'.repeat(11)} 1`],
  ['a number without end', `DB ${'1'.repeat(11)}`],
  ['too many numbers', `DB ${'1 '.repeat(60)}1`],
  ['too many prizes', Array.from({ length: 61 }, (_, n) => `G${n} 1`).join('; ')],
  ['a null byte', 'DB 123\u000045'],
] as const) {
  // covers 7.2
  test(`no board: ${name}`, () => assert.equal(boardOf(text), undefined));
}

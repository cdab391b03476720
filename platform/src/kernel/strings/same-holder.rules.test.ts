import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSameHolder } from './same-holder.rules.ts';

test('treats spellings of one name as one holder', () => {
  for (const [given, known] of [
    ['NGUYEN VAN AN', 'Nguyễn Văn An'],
    ['DANG THI DAO', 'Đặng Thị Đào'],
    ["O'BRIEN", 'O\u2019Brien'],
    ['O BRIEN', "O'Brien"],
    ['Nguye\u0302\u0303n Va\u0306n An', 'Nguyễn Văn An'],
    ['Rene\u0301', 'Ren\u00e9'],
    ['ANNE MARIE DUPONT', 'Anne-Marie Dupont'],
    ['Anne\u2011Marie Dupont', 'Anne-Marie Dupont'],
    ['JaneDoe', ' jane\u00a0 DOE '],
    ['ｊａｎｅ doe', 'Jane Doe'],
    ['\u202aJane\u200b Doe', 'Jane Doe'],
    ['SORENSEN', 'Sørensen'],
    ['STRASSER', 'Straßer'],
    ['DR. JOSE RIZAL', 'Dr José Rizal'],
    ['王小明', '王 小明'],
    ['がぎ', 'がぎ'.normalize('NFD')],
  ] as const) {
    assert.ok(isSameHolder(given, known), `${given} = ${known}`);
    assert.ok(isSameHolder(known, given), `${known} = ${given}`);
  }
});

test('treats other names as other holders, and an empty name as nobody', () => {
  for (const [given, known] of [
    ['Maria', 'Maria Santos'],
    ['Mario Santos', 'Maria Santos'],
    ['Jane D0e', 'Jane Doe'],
    ['An Van Nguyen', 'Nguyen Van An'],
    ['น้ำ', 'นำ้า'],
    ['ขาว', 'ข้าว'],
    ['かき', 'がぎ'],
    ['', ''],
    [' ', '\u200b'],
    ["'-", '. '],
  ] as const)
    assert.ok(!isSameHolder(given, known), `${given} / ${known}`);
});

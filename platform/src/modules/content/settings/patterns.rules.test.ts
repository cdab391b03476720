import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitsPattern, type PatternId, patterns } from './patterns.rules.ts';

const examples: Readonly<Record<PatternId, { accepted: string[]; refused: string[] }>> = {
  any: { accepted: ['', 'x y', '任何'], refused: [] },
  letterFirst: { accepted: ['a', 'Player01'], refused: ['', '1abc', 'a_b', 'a b'] },
  chineseAndDigits: { accepted: ['张三88'], refused: ['Zhang', '张 三'] },
  email: { accepted: ['a.b+c@mail.example.com'], refused: ['a@b', '@x.com', 'a b@x.com', 'a@-x.com', 'a@x..com'] },
  lettersOrDigits: { accepted: ['abc', '123', 'a1'], refused: ['a-1', ''] },
  lettersAndDigits: { accepted: ['a1', 'Demo1234'], refused: ['abc', '123', 'a1!'] },
  digits: { accepted: ['0123'], refused: ['12a', '1 2', '١٢'] },
  alphanumericWithCapital: { accepted: ['Abc1', 'A'], refused: ['abc1', 'A b'] },
  englishAndSpaces: { accepted: ['John Smith'], refused: ['John2', 'José'] },
  noSpaces: { accepted: ['a_b!'], refused: ['a b', '\t'] },
  chineseWithPunctuation: { accepted: ['买买提·艾力，好。'], refused: ['abc', '张1'] },
  date: { accepted: ['1990-12-31', '12-31-1990'], refused: ['1990-13-01', '31-12-1990', '1990/12/31'] },
  korean: { accepted: ['홍길동'], refused: ['Hong', '홍 길'] },
  thai: { accepted: ['สมชาย'], refused: ['somchai', 'สม ชาย'] },
  thaiOrEnglishWithSpaces: { accepted: ['สมชาย Smith'], refused: ['สมชาย1'] },
  uppercaseAndSpaces: { accepted: ['JOHN SMITH', 'A'], refused: ['   ', 'John'] },
  lettersDigitsSymbols: { accepted: ['aB1!~'], refused: ['a b', 'é'] },
  strongPassword: { accepted: ['Abc1!'], refused: ['abc1!', 'ABC1!', 'Abcd!', 'Abc12', 'Ab 1!'] },
  fullName: { accepted: ['Jane Doe', "José O'Neil-Smith Jr."], refused: ['Jane', ' Jane Doe', 'Jane  Doe', 'Jane 2'] },
  fullWidthJapanese: { accepted: ['やまだ　タロウ', 'ＡＢ１'], refused: ['yamada', 'ﾔﾏﾀﾞ'] },
  uppercase: { accepted: ['ABC'], refused: ['A B', 'Abc', 'A1'] },
};

for (const [id, { accepted, refused }] of Object.entries(examples)) {
  const pattern = patterns[id as PatternId];
  test(`pattern ${id}`, () => {
    for (const text of accepted) assert.equal(fitsPattern(pattern, text), true, `accepts "${text}"`);
    for (const text of refused) assert.equal(fitsPattern(pattern, text), false, `refuses "${text}"`);
  });
}

test('a pattern holds for the whole text and in linear time', () => {
  assert.equal(fitsPattern(patterns.letterFirst, 'ok\nbad!'), false);
  const started = performance.now();
  fitsPattern(patterns.email, `${'a'.repeat(200)}@${'b-'.repeat(30)}!`);
  fitsPattern(patterns.fullName, `${'a'.repeat(250)}1`);
  assert.ok(performance.now() - started < 200);
});

import type { PatternId } from './patterns.ts';

/** Examples of each pattern kind; the tests of form and server share this table. */
export const patternExamples: Readonly<Record<PatternId, { accepted: readonly string[]; refused: readonly string[] }>> =
  {
    any: { accepted: ['x y', '任何', '1!'], refused: [] },
    letterFirst: {
      accepted: ['a', 'Player01'],
      refused: ['1abc', 'a_b', 'a b', 'éa', 'ok\nbad', 'Nguyễn', 'Nguyễn'.normalize('NFD'), 'สมชาย', 'a\u0e34'],
    },
    chineseAndDigits: { accepted: ['张三88', '𠮷田2', '88'], refused: ['Zhang', '张 三', '张三！', '８８'] },
    email: {
      accepted: ['a.b+c@mail.example.com', 'player-1@x.ph', "o'connor@x.com", 'a@x.xn--p1ai'],
      refused: ['a@b', '@x.com', 'a b@x.com', 'a@-x.com', 'a@x..com', '.a@x.com', 'a..b@x.com', 'a@x.c', 'é@x.com'],
    },
    lettersOrDigits: { accepted: ['abc', '123', 'a1'], refused: ['a-1', 'a 1', 'ａ１'] },
    lettersAndDigits: { accepted: ['a1', 'Demo1234'], refused: ['abc', '123', 'a1!', 'a 1'] },
    digits: { accepted: ['0123'], refused: ['12a', '1 2', '١٢', '１２', '-1'] },
    alphanumericWithCapital: { accepted: ['Abc1', 'A', '1A'], refused: ['abc1', 'A b', 'Ä1'] },
    englishAndSpaces: { accepted: ['John Smith', 'John'], refused: ['John2', 'José', 'John-Smith'] },
    noSpaces: { accepted: ['a_b!', '任何'], refused: ['a b', 'a\tb', 'a\u3000b', 'a\u00a0b'] },
    chineseWithPunctuation: {
      accepted: ['买买提·艾力', '你好，世界。', '《红楼梦》'],
      refused: ['abc', '张1', '张１', 'ﾔﾏ', '你好, 世界'],
    },
    date: {
      accepted: ['1990-12-31', '12-31-1990', '2000-02-29'],
      refused: ['1990-13-01', '31-12-1990', '1990/12/31', '1990-02-30', '1990-04-31', '90-12-31'],
    },
    korean: { accepted: ['홍길동', '홍길동'.normalize('NFD'), 'ㅎㅎ'], refused: ['Hong', '홍 길', '홍1', '洪'] },
    thai: { accepted: ['สมชาย', 'น้ำผึ้ง', 'กุ๊กไก่'], refused: ['somchai', 'สม ชาย', '๑๒', '฿'] },
    thaiOrEnglishWithSpaces: { accepted: ['สมชาย Smith', 'น้ำ ผึ้ง', 'John'], refused: ['สมชาย1', 'สมชาย-Smith', 'José'] },
    uppercaseAndSpaces: { accepted: ['JOHN SMITH', 'A'], refused: ['John', 'JOHN-SMITH', 'A1'] },
    lettersDigitsSymbols: { accepted: ['aB1!~', '\\"'], refused: ['a b', 'é', '任何'] },
    strongPassword: {
      accepted: ['Abc1!', 'zZ9_'],
      refused: ['abc1!', 'ABC1!', 'Abcd!', 'Abc12', 'Ab 1!', 'Abc1é', 'Abc1！'],
    },
    fullName: {
      accepted: ['Jane Doe', "José O'Neil-Smith Jr.", 'Nguyễn Thị Minh Khai', 'สมชาย ใจดี', '山田 太郎'],
      refused: ['Jane', 'Jane  Doe', 'Jane 2', 'Jane_Doe', 'Jane\tDoe'],
    },
    fullWidthJapanese: {
      accepted: ['やまだ　タロウ', 'ＡＢ１', '山田ガー', 'がぎ'.normalize('NFD'), '佐々木'],
      refused: ['yamada', 'ﾔﾏﾀﾞ', '山田 太郎', 'AB1'],
    },
    uppercase: { accepted: ['ABC'], refused: ['A B', 'Abc', 'A1', 'Ä'] },
  };

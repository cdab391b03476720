import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts as boards } from '../boards/texts/translate.ts';
import { texts as fishing } from '../fishing/texts/translate.ts';
import { texts as pvp } from '../pvp/texts/translate.ts';
import { texts as sports } from '../sports/texts/translate.ts';
import { texts as table } from '../table/texts/translate.ts';
import { texts as verify } from '../verify/texts/translate.ts';

const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const shapeOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([key, text]) => [key, text.trim() !== '', holes(text)]);

// covers 7.2
for (const [room, inEach] of Object.entries({ boards, fishing, pvp, sports, table, verify }))
  for (const language of ['CN', 'MY'] as const)
    test(`texts of ${room} in ${language}: the keys of English, each with a text and the same values`, () => {
      assert.deepEqual(shapeOf(inEach[language]), shapeOf(inEach.EN));
    });

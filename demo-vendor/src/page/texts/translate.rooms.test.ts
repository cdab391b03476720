import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IntlMessageFormat } from 'intl-messageformat';
import { texts as boards } from '../boards/texts/translate.ts';
import { texts as fishing } from '../fishing/texts/translate.ts';
import { texts as lottery } from '../lottery/texts/translate.ts';
import { texts as pvp } from '../pvp/texts/translate.ts';
import { texts as sports } from '../sports/texts/translate.ts';
import { texts as table } from '../table/texts/translate.ts';
import { texts as verify } from '../verify/texts/translate.ts';
import { texts as frame } from './translate.ts';

const locales = { EN: 'en', CN: 'zh', MY: 'ms', VN: 'vi', TH: 'th' };

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** The values and plurals of a message, also those inside plural forms. */
const elementsOf = (elements: readonly Element[]): Element[] =>
  elements.flatMap((each) =>
    'options' in each ? [each, ...Object.values(each.options).flatMap(({ value }) => elementsOf(value))] : [each],
  );
const parse = (message: string) => elementsOf(new IntlMessageFormat(message, 'en').getAst());
const isLiteral = (element: Element) => element.type === 0 || element.type === 7;

const valuesOf = (message: string) =>
  [...new Set(parse(message).flatMap((each) => (!isLiteral(each) && 'value' in each ? [each.value] : [])))].sort();
const pluralsOf = (message: string) =>
  parse(message).flatMap((each) =>
    'options' in each ? [Object.keys(each.options).filter((form) => !form.startsWith('='))] : [],
  );

const merged = (files: readonly object[]): Readonly<Record<string, string>> => Object.assign({}, ...files);

const shapeOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([key, text]) => [key, text.trim() !== '', valuesOf(text)]);

// covers 7.2
for (const [room, inEach] of Object.entries({ boards, fishing, frame, lottery, pvp, sports, table, verify }))
  for (const language of ['EN', 'CN', 'MY', 'VN', 'TH'] as const) {
    const texts = merged(inEach[language]);
    test(`texts of ${room} in ${language}: the keys of English, each with a text and the same values`, () => {
      assert.deepEqual(shapeOf(texts), shapeOf(merged(inEach.EN)));
    });

    test(`texts of ${room} in ${language}: each plural has the forms of the language`, () => {
      const forms = new Intl.PluralRules(locales[language]).resolvedOptions().pluralCategories.sort();
      const plurals = Object.values(texts).flatMap(pluralsOf);
      assert.deepEqual(
        plurals.filter((each) => each.sort().join() !== forms.join()),
        [],
      );
    });
  }

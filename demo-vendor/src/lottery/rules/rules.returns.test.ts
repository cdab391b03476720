import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findKind } from './find-kind.ts';
import { assertReturns } from './testing/assert-returns.ts';
import { everyText, paidOver, returnByNumber } from './testing/count-return.ts';

test('three dice: publishes the return of every line over all 216 throws', () => {
  const kind = findKind('three-dice');
  const boards = everyText('123456', 3).map((dice) => [{ prize: 'DICE', numbers: [...dice] }]);
  for (const { code, shape } of kind.playTypes) {
    assert.ok(shape.kind === 'options');
    const lines = shape.options.map(({ value }) => ({ playType: code, numbers: [value] }));
    const returns = lines.map((line) => paidOver(kind, line, boards) / boards.length / 100);
    assertReturns(kind, code, returns);
  }
});

const thaiLayout = [
  { prize: '1ST', count: 1, digits: 6 },
  { prize: 'FRONT3', count: 2, digits: 3 },
  { prize: 'LAST3', count: 2, digits: 3 },
  { prize: 'LAST2', count: 1, digits: 2 },
];

test('Thai draw: publishes the return of every form of a line, number by number', () => {
  const kind = findKind('thai');
  for (const { code, shape } of kind.playTypes) {
    assert.ok(shape.kind === 'digits');
    const forms = ['0123', '1121', '7777', '9901'].map((digits) =>
      digits.slice(0, shape.kind === 'digits' ? shape.length : 0),
    );
    assertReturns(
      kind,
      code,
      forms.map((form) => returnByNumber(kind, { playType: code, numbers: [form] }, thaiLayout, 3)),
    );
  }
});

const fourDLayout = [
  { prize: '1ST', count: 1, digits: 4 },
  { prize: '2ND', count: 1, digits: 4 },
  { prize: '3RD', count: 1, digits: 4 },
  { prize: 'SPECIAL', count: 10, digits: 4 },
  { prize: 'CONSOL', count: 10, digits: 4 },
];

test('4D: publishes the return of a line for each number of orders, number by number', () => {
  const kind = findKind('four-d');
  for (const { code, shape } of kind.playTypes) {
    assert.ok(shape.kind === 'digits');
    const all = code === 'IBOX' ? ['0123', '1123', '1122', '1112', '7777'] : ['0123', '7777'];
    const lines = all
      .map((digits) => digits.slice(-shape.length))
      .map((number) => ({ playType: code, numbers: [number] }));
    assertReturns(
      kind,
      code,
      lines.map((line) => returnByNumber(kind, line, fourDLayout, 4)),
    );
  }
});

// covers 1
test('five digits: publishes the return of every form of a line over all 100,000 draws', () => {
  const kind = findKind('five-digits');
  const boards = everyText('0123456789', 5).map((balls) => [{ prize: 'BALLS', numbers: [...balls] }]);
  const forms: Readonly<Record<string, readonly string[]>> = {
    LAST_2: ['07', '77'],
    LAST_3: ['012', '303', '777'],
    ANY_2: ['0 9'],
    ANY_3: ['0 5 9'],
    LAST_2_GROUP: ['0 9'],
    LAST_3_G3: ['0 9'],
    LAST_3_G6: ['0 5 9'],
  };
  for (const { code, shape } of kind.playTypes) {
    const options = shape.kind === 'options' ? shape.options.map(({ value }) => value) : ['0', '9'];
    const lines = (forms[code] ?? options).map((numbers) => ({ playType: code, numbers: numbers.split(' ') }));
    assertReturns(
      kind,
      code,
      lines.map((line) => paidOver(kind, line, boards) / boards.length / 100),
    );
  }
});

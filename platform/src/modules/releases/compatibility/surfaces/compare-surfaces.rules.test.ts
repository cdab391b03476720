import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SurfaceParts } from '@portal/shared/contract/releases/contract-surface';
import * as v from 'valibot';
import { input, listOf, made, members, output, surface, typed, withCall } from '../../testing/surface-fixture.ts';
import { compareSurfaces } from './compare-surfaces.rules.ts';
import { type ChangeLevel, levelOf } from './surface-change.ts';

const short = v.pipe(v.string(), v.maxLength(20));
const oneOf = (...values: string[]) => v.picklist(values);
const state = v.optional(oneOf('a', 'b'));

// covers 10: judges each change of a call, event or member as compatible or not
const cases: [string, SurfaceParts, SurfaceParts, ChangeLevel, RegExp?][] = [
  ['nothing changed', withCall(), withCall(), 'patch'],
  ['a call is new', surface(), withCall(), 'minor', /GET \/x is new/],
  ['a call is gone', withCall(), surface(), 'breaking', /GET \/x is gone/],
  ['a stricter access', withCall(), withCall({ access: 'real-account' }), 'breaking', /member and is real-account/],
  ['a looser access', withCall(), withCall({ access: 'public' }), 'breaking', /is public/],
  ['a refusal more', withCall(), withCall({ refusals: ['late', 'not_enough'] }), 'minor', /late/],
  ['a refusal less', withCall(), withCall({ refusals: [] }), 'patch', /no longer refuses with not_enough/],
  ['encrypted now', withCall(), withCall({ flags: ['encrypted'] }), 'breaking', /encrypted now/],
  ['no longer encrypted', withCall({ flags: ['encrypted'] }), withCall(), 'breaking'],
  ['a key is demanded now', withCall(), withCall({ flags: ['idempotent'] }), 'breaking'],
  ['no key is demanded now', withCall({ flags: ['idempotent'] }), withCall(), 'minor'],
  ['it says more to members', withCall(), withCall({ flags: ['knowsMember'] }), 'minor'],
  ['it changes the token now', withCall(), withCall({ flags: ['renewsSession'] }), 'breaking'],
  ['it keeps the token now', withCall({ flags: ['renewsSession'] }), withCall(), 'minor'],
  ['a file instead of an envelope', withCall(), withCall({ flags: ['csv'] }), 'breaking'],
  ['a form instead of JSON', withCall(), withCall({ flags: ['form'] }), 'breaking'],
  [
    'input: a new optional field',
    input({ name: short }),
    input({ name: short, page: v.optional(v.number()) }),
    'minor',
    /input\.page is new/,
  ],
  ['input: a new field with a default', input({}), input({ page: v.optional(v.number(), 1) }), 'minor'],
  [
    'input: a new required field',
    input({ name: short }),
    input({ name: short, page: v.number() }),
    'breaking',
    /input\.page is needed and is not there/,
  ],
  [
    'input: an optional field is required now',
    input({ state }),
    input({ state: oneOf('a', 'b') }),
    'breaking',
    /has to be there, but whoever sends it may leave it out/,
  ],
  [
    'input: a required field is optional now',
    input({ state: oneOf('a') }),
    input({ state: v.optional(oneOf('a')) }),
    'minor',
  ],
  [
    'input: a removed field, which old clients go on sending',
    input({ name: short, state }),
    input({ name: short }),
    'breaking',
    /^GET \/x: input\.state is gone: what old clients send in it is ignored$/,
  ],
  [
    'input: a renamed optional field',
    input({ limitNum: v.optional(v.number()) }),
    input({ limit: v.optional(v.number()) }),
    'breaking',
    /^GET \/x: input\.limitNum is called limit now: what old clients send under the old name is ignored$/,
  ],
  [
    'input: a renamed field inside a list',
    input({ list: v.array(v.object({ at: v.string() })) }),
    input({ list: v.array(v.object({ day: v.optional(v.string()) })) }),
    'breaking',
    /^GET \/x: input\.list\[\]\.at is called day now/,
  ],
  [
    'input: the old name beside the new one',
    input({ limitNum: v.optional(v.number()) }),
    input({ limitNum: v.optional(v.number()), limit: v.optional(v.number()) }),
    'minor',
    /^GET \/x: input\.limit is new$/,
  ],
  [
    'input: a strict object takes less',
    input({ of: v.strictObject({ a: state, b: state }) }),
    input({ of: v.strictObject({ a: state }) }),
    'breaking',
    /b is not taken/,
  ],
  [
    'input: a shorter text',
    input({ name: short }),
    input({ name: v.pipe(v.string(), v.maxLength(10)) }),
    'breaking',
    /maxLength 10/,
  ],
  ['input: a longer text', input({ name: short }), input({ name: v.pipe(v.string(), v.maxLength(40)) }), 'minor'],
  [
    'input: a text with a pattern now',
    input({ name: short }),
    input({ name: v.pipe(short, v.regex(/^a/)) }),
    'breaking',
    /pattern/,
  ],
  [
    'input: a higher least number',
    input({ n: v.pipe(v.number(), v.minValue(1)) }),
    input({ n: v.pipe(v.number(), v.minValue(2)) }),
    'breaking',
    /minimum 2/,
  ],
  [
    'input: a fraction instead of a whole number',
    input({ n: v.pipe(v.number(), v.integer()) }),
    input({ n: v.number() }),
    'minor',
  ],
  [
    'input: a whole number instead of a fraction',
    input({ n: v.number() }),
    input({ n: v.pipe(v.number(), v.integer()) }),
    'breaking',
    /integer is read/,
  ],
  [
    'input: a value less',
    input({ s: oneOf('a', 'b') }),
    input({ s: oneOf('a') }),
    'breaking',
    /"b", which is not known/,
  ],
  ['input: a value more', input({ s: oneOf('a') }), input({ s: oneOf('a', 'b') }), 'minor'],
  ['input: null taken, too', input({ s: v.string() }), input({ s: v.nullable(v.string()) }), 'minor'],
  ['input: another type', input({ s: v.string() }), input({ s: v.number() }), 'breaking', /string where number/],
  [
    'output: a new field',
    listOf({ amount: v.string() }),
    listOf({ amount: v.string(), at: v.string() }),
    'minor',
    /output\.list\[\]\.at is new/,
  ],
  [
    'output: a removed field',
    listOf({ amount: v.string(), at: v.string() }),
    listOf({ at: v.string() }),
    'breaking',
    /output\.list\[\]\.amount is needed and is not there/,
  ],
  ['output: a removed optional field', listOf({ at: v.optional(v.string()) }), listOf({}), 'minor'],
  [
    'output: a field optional now',
    output({ a: v.string() }),
    output({ a: v.optional(v.string()) }),
    'breaking',
    /has to be there, but whoever sends it may leave it out/,
  ],
  ['output: a field always there now', output({ a: v.optional(v.string()) }), output({ a: v.string() }), 'minor'],
  [
    'output: a value more',
    output({ s: oneOf('a') }),
    output({ s: oneOf('a', 'b') }),
    'breaking',
    /may be "b", which is not known/,
  ],
  ['output: a value less', output({ s: oneOf('a', 'b') }), output({ s: oneOf('a') }), 'minor'],
  ['output: null now', output({ s: v.string() }), output({ s: v.nullable(v.string()) }), 'breaking', /null/],
  ['output: another type', output({ s: v.string() }), output({ s: v.number() }), 'breaking'],
  [
    'output: a longer list',
    output({ l: v.pipe(v.array(v.string()), v.maxLength(2)) }),
    output({ l: v.array(v.string()) }),
    'breaking',
  ],
  [
    'output: another value in a record',
    output({ r: v.record(v.string(), v.string()) }),
    output({ r: v.record(v.string(), v.number()) }),
    'breaking',
    /r\.\* is number/,
  ],
  [
    'output: a form more of a choice',
    output({ c: v.variant('k', [v.object({ k: v.literal('a') })]) }),
    output({ c: v.variant('k', [v.object({ k: v.literal('a') }), v.object({ k: v.literal('b') })]) }),
    'breaking',
    /"b"/,
  ],
  [
    'output: a form of a choice lost a field',
    output({ c: v.variant('k', [v.object({ k: v.literal('a'), x: v.string() }), v.object({ k: v.literal('b') })]) }),
    output({ c: v.variant('k', [v.object({ k: v.literal('a') }), v.object({ k: v.literal('b') })]) }),
    'breaking',
    /output\.c\.x is needed/,
  ],
  ['an event is new', surface(), surface({ events: { moved: 'string' } }), 'minor', /event moved is new/],
  ['an event is gone', surface({ events: { moved: 'string' } }), surface(), 'breaking', /event moved is gone/],
  [
    'an event carries something else',
    surface({ events: { moved: 'string' } }),
    surface({ events: { moved: 'number' } }),
    'breaking',
    /carries number/,
  ],
  ['the host hands more', typed({}), typed(members({ toast: { text: '()=>void' } })), 'minor', /Host\.toast is new/],
  [
    'the host hands less',
    typed(members({ toast: { text: '()=>void' } })),
    typed({}),
    'breaking',
    /Host\.toast is gone/,
  ],
  [
    'a member of the host changed',
    typed({}),
    typed(members({ call: { text: 'Call' } })),
    'breaking',
    /Host\.call was HostCall and is Call/,
  ],
  [
    'a member of the host may be missing',
    typed({}),
    typed(members({ call: { text: 'HostCall', optional: true } })),
    'breaking',
  ],
  [
    'a member of the host is always there',
    typed(members({ call: { text: 'HostCall', optional: true } })),
    typed({}),
    'minor',
  ],
  ['remotes must hand more', made({}), made(members({ name: { text: 'string' } })), 'breaking', /Host\.name is new/],
  ['remotes may hand more', made({}), made(members({ name: { text: 'string', optional: true } })), 'minor'],
  ['remotes need not hand it any more', made(members({ name: { text: 'string' } })), made({}), 'minor'],
  ['remotes may leave it out now', made({}), made(members({ call: { text: 'HostCall', optional: true } })), 'minor'],
  [
    'remotes must hand what they could leave out',
    made(members({ call: { text: 'HostCall', optional: true } })),
    made({}),
    'breaking',
  ],
  [
    'a plain type changed',
    typed({ members: undefined, text: 'A' }),
    typed({ members: undefined, text: 'B' }),
    'breaking',
    /was A and is B/,
  ],
  [
    'a word more that the shell says',
    typed({ members: undefined, schema: { enum: ['a'] } }),
    typed({ members: undefined, schema: { enum: ['a', 'b'] } }),
    'breaking',
  ],
  [
    'a word more that remotes may say',
    made({ members: undefined, schema: { enum: ['a'] } }),
    made({ members: undefined, schema: { enum: ['a', 'b'] } }),
    'minor',
  ],
];

for (const [name, before, after, level, text] of cases) {
  test(`${name}: ${level}`, () => {
    const changes = compareSurfaces(before, after);
    assert.equal(levelOf(changes), level, JSON.stringify(changes));
    if (text) assert.match(changes.map((change) => change.text).join('\n'), text);
  });
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { allSettings as definitions, type SettingKey } from './all-settings.ts';
import { fieldTexts } from './kernel/strings/field-texts.rules.ts';

const settingKeys = Object.keys(definitions) as SettingKey[];

test('every default fits its own schema', () => {
  for (const key of settingKeys) {
    const { schema, fallback } = definitions[key];
    assert.deepEqual(v.parse(schema, fallback), fallback, key);
  }
});

const withCategory = (change: object) => {
  const { categories, ...rest } = definitions['rewards.rebates'].fallback;
  return { ...rest, categories: [{ ...categories[0], ...change }] };
};

/** The value with one of its leaves replaced, each in turn. */
function* spoilt(value: unknown, leaf: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return yield leaf;
  for (const [key, inner] of Object.entries(value))
    for (const one of spoilt(inner, leaf)) {
      if (Array.isArray(value)) yield value.with(Number(key), one);
      else yield { ...value, [key]: one };
    }
}

test('any value anywhere in a setting is checked without an error', () => {
  for (const key of settingKeys)
    for (const leaf of ['abc', '', '-1.00', '1e3', -1, 0.5, null, [], {}])
      for (const value of spoilt(definitions[key].fallback, leaf))
        assert.doesNotThrow(() => v.safeParse(definitions[key].schema, value), `${key}: ${JSON.stringify(leaf)}`);
});

test('an invalid value is explained in words, without regular expressions', () => {
  const texts = settingKeys.flatMap((key) =>
    [...spoilt(definitions[key].fallback, '<x>'), ['<x>']].flatMap((value) => {
      const { issues } = v.safeParse(definitions[key].schema, value);
      return Object.values(fieldTexts(issues ?? []));
    }),
  );
  assert.ok(texts.length > 300);
  assert.deepEqual(
    texts.filter((text) => text.includes('/^')),
    [],
  );
});

/** The value with an unknown field, in each of its objects in turn. */
function* misspelt(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { ...value, misspelt: 1 };
  for (const [key, inner] of Object.entries(value))
    for (const one of misspelt(inner))
      yield Array.isArray(value) ? value.with(Number(key), one) : { ...value, [key]: one };
}

test('an unknown field is refused anywhere in a setting, so that a typing error is noticed', () => {
  const values = settingKeys.flatMap((key) =>
    [...misspelt(definitions[key].fallback)].map((value) => ({ key, value })),
  );
  assert.ok(values.length > 100);
  for (const { key, value } of values)
    assert.equal(v.is(definitions[key].schema, value), false, `${key}: ${JSON.stringify(value)}`);
});

test('values that would break the site are not accepted', () => {
  const refused: [keyof typeof definitions, unknown][] = [
    ['brandName', ''],
    ['brandName', 7],
    ['timeZone', 'Mars/Olympus'],
    ['languages', []],
    ['languages', ['XX']],
    ['customerService', [{ csType: 'LIVECHAT', path: 'javascript:alert(1)' }]],
    ['resources', [{ resourceType: 'x', url: '//evil.example' }]],
    ['resources', [{ resourceType: 'x', url: '/\\evil.example' }]],
    ['resources', [{ resourceType: 'x1', url: '/down', qrCodeUrl: 'javascript:alert(1)' }]],
    ['resources', [{ resourceType: 'x1', url: '/down', onclick: 'alert(1)' }]],
    ['resources', [{ resourceType: '<b>', url: '/down' }]],
    ['licences', [{ text: 'Licensed', logo: 'data:image/svg+xml,<svg onload=alert(1)>' }]],
    ['licences', [{ text: '<img src=x onerror=alert(1)>', logo: 'mga' }]],
    ['imageCDNs', ['ftp://pictures.example']],
    ['brandName', '<script>alert(1)</script>'],
    ['maintenance', { active: true, title: '', text: '', endsAt: '2026-02-31T00:00:00Z' }],
    ['maintenance', { active: true, title: '', text: '', endsAt: '0001-01-01T00:00:00Z' }],
    ['maintenance', { ...definitions.maintenance.fallback, texts: { XX: { title: '', text: '' } } }],
    ['licences', 'mgaOnly'],
    ['licences', [{ text: 'Licensed', logo: 'mga', texts: { CN: '<b>x</b>' } }]],
    ['whitelabel.menu', [{ name: 'casino', page: '/rng', isShown: true }]],
    ['whitelabel.menu', [true, false].map((isShown) => ({ name: 'rng', page: '/rng', isShown }))],
    ['customerService', ['/support', '/help'].map((path) => ({ csType: 'LIVECHAT', path }))],
    ['footer.snow', 'summer'],
    ['register.rules', {}],
    ['register.rules', { ...definitions['register.rules'].fallback, username: { enabled: false } }],
    ['toggles', { memberCentre: true }],
    ['toggles', { ...definitions.toggles.fallback, misspelt: true }],
    ['maintenance', { active: 'yes' }],
    ['feedback.bounds', { min: 20, max: 10 }],
    ['points.stakePerPoint', '0.00'],
    ['points.convert', { ...definitions['points.convert'].fallback, min: 1000, perDay: 10 }],
    ['rewards.rebates', withCategory({ smallest: '100.00', capPerDay: '5.00' })],
  ];
  for (const [key, value] of refused)
    assert.equal(v.is(definitions[key].schema, value), false, `${key}: ${JSON.stringify(value)}`);
});

test('a pattern that does not compile is refused', () => {
  const rules = definitions['register.rules'].fallback;
  const withPattern = (acceptedPattern: string) => ({ ...rules, email: { ...rules.email, acceptedPattern } });
  assert.equal(v.is(definitions['register.rules'].schema, withPattern('[a-z]+')), true);
  assert.equal(v.is(definitions['register.rules'].schema, withPattern('[a-z')), false);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { originFault } from './studio-origin.rules.ts';

test('accepts a plain origin that is not ours and as secure as ours', () => {
  const cases: [origin: string, ours: string, fault: string | undefined][] = [
    ['https://games.example', 'https://play.example', undefined],
    ['https://games.example:8443', 'https://play.example', undefined],
    ['http://localhost:9101', 'http://localhost:9100', undefined],
    ['http://games.example', 'https://play.example', 'insecure_origin'],
    ['https://play.example', 'https://play.example', 'own_origin'],
    ['https://play.example:443', 'https://play.example', 'invalid_origin'],
    ['https://Games.example', 'https://play.example', 'invalid_origin'],
    ['https://games.example/', 'https://play.example', 'invalid_origin'],
    ['https://someone@games.example', 'https://play.example', 'invalid_origin'],
    ['https://*.example', 'https://play.example', 'invalid_origin'],
    ['//games.example', 'https://play.example', 'invalid_origin'],
    ['https://games.example:99999', 'https://play.example', 'invalid_origin'],
    ['', 'https://play.example', 'invalid_origin'],
  ];
  for (const [origin, publicOrigin, fault] of cases)
    assert.equal(originFault(origin, { publicOrigin, domains: [] }), fault, origin);
});

// covers 9
test("refuses the portal's other addresses as a studio origin, whatever scheme and port they have", () => {
  const ours = {
    publicOrigin: 'https://play.example',
    domains: ['lantern.example', 'mirror.example:8443', '..', 'a:99999'],
  };
  const secure = { ...ours, domains: ['play2.example:443'] };
  assert.equal(originFault('https://lantern.example', ours), 'own_origin');
  assert.equal(originFault('http://lantern.example', ours), 'own_origin');
  assert.equal(originFault('https://mirror.example:8443', ours), 'own_origin');
  assert.equal(originFault('https://play2.example', secure), 'own_origin');
  assert.equal(originFault('https://mirror.example', ours), undefined);
  assert.equal(originFault('https://games.lantern.example', ours), undefined);
});

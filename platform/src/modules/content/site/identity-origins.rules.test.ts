import assert from 'node:assert/strict';
import { test } from 'node:test';
import { identityOrigins } from './identity-origins.rules.ts';

const project = { authDomain: 'portal.example' };

test('without a provider no other origin is allowed', () => {
  assert.deepEqual(identityOrigins(undefined), { frames: [], connections: [], scripts: [] });
});

test('a project needs the frame of its own domain and calls the provider', () => {
  const origins = identityOrigins(project);
  assert.deepEqual(origins.frames, ['https://portal.example', 'https://www.google.com']);
  assert.ok(origins.connections.includes('https://identitytoolkit.googleapis.com'));
});

test('with the emulator the real provider is not called', () => {
  const origins = identityOrigins({ ...project, emulatorAddress: 'http://127.0.0.1:9099' });
  assert.deepEqual(origins.connections, ['http://127.0.0.1:9099']);
  assert.deepEqual(origins.frames, ['http://127.0.0.1:9099']);
});

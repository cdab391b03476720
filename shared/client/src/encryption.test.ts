/** @jest-environment node */

import { login } from '@portal/shared/contract/sessions/login';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { FaultError } from './errors.ts';
import { type Answer, clientOf, ok, refused } from './testing/client-of.ts';

const credentials = { type: 'username', username: 'player01', password: 'Demo1234' } as const;
const session = {
  token: 'x'.repeat(43),
  firstTimeLogin: false,
  passwordExpired: false,
  passwordChangeRequired: false,
};

async function serverWith(answers: ((iat: number) => Response)[]) {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'key-1' };
  const opened: { body: unknown; header: Record<string, unknown> }[] = [];
  let keyFetches = 0;
  const answer: Answer = async (request) => {
    if (request.url.endsWith('/wps/system/keys')) {
      keyFetches += 1;
      return Response.json({ keys: [jwk] });
    }
    const { payload } = (await request.json()) as { payload: string };
    const { plaintext, protectedHeader } = await compactDecrypt(payload, pair.privateKey);
    opened.push({ body: JSON.parse(new TextDecoder().decode(plaintext)), header: { ...protectedHeader } });
    const next = answers.shift();
    if (!next) throw new Error('one call too many');
    return next(Number(protectedHeader.iat));
  };
  return { answer, opened, keyFetches: () => keyFetches };
}

// covers 7.1
test('seals the body with the published key and unique ids', async () => {
  const server = await serverWith([() => ok(session), () => ok(session)]);
  const { client } = clientOf(server.answer);
  await client.send(login, credentials);
  await client.send(login, credentials);
  expect(server.opened[0]?.body).toEqual(credentials);
  expect(server.opened[0]?.header).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'key-1' });
  expect(server.opened[0]?.header.jti).not.toBe(server.opened[1]?.header.jti);
  expect(server.keyFetches()).toBe(1);
});

test('fetches the keys again for an unknown key and repeats the call once', async () => {
  const unknown = () => refused('unknown_key', 400);
  const server = await serverWith([unknown, () => ok(session)]);
  await expect(clientOf(server.answer).client.send(login, credentials)).resolves.toEqual(session);
  expect(server.keyFetches()).toBe(2);
  const stubborn = await serverWith([unknown, unknown]);
  await expect(clientOf(stubborn.answer).client.send(login, credentials)).rejects.toMatchObject({
    code: 'unknown_key',
  });
});

test('corrects a clock that is three hours wrong by the Date of the response', async () => {
  const serverMs = Date.now() + 3 * 3_600_000;
  const dated = { date: new Date(serverMs).toUTCString() };
  const stale = Response.json({ success: false, code: 'payload_stale', message: '' }, { status: 400, headers: dated });
  const server = await serverWith([() => stale, () => ok(session)]);
  await clientOf(server.answer).client.send(login, credentials);
  expect(Number(server.opened[1]?.header.iat)).toBeCloseTo(serverMs / 1000, -1);
});

test("prefers the platform's own time to the Date of an edge server", async () => {
  const serverMs = Date.now() + 3 * 3_600_000;
  const stale = Response.json(
    {
      success: false,
      code: 'payload_stale',
      message: '',
      value: { serverTime: new Date(serverMs).toISOString() },
    },
    { status: 400, headers: { date: new Date().toUTCString() } },
  );
  const server = await serverWith([() => stale, () => ok(session)]);
  await clientOf(server.answer).client.send(login, credentials);
  expect(Number(server.opened[1]?.header.iat)).toBeCloseTo(serverMs / 1000, -1);
});

test('fetches failed keys again at the next call', async () => {
  const server = await serverWith([() => ok(session)]);
  let down = true;
  const { client } = clientOf((request) => {
    if (down) throw new TypeError('failed to fetch');
    return server.answer(request);
  });
  await expect(client.send(login, credentials)).rejects.toBeInstanceOf(FaultError);
  down = false;
  await expect(client.send(login, credentials)).resolves.toEqual(session);
});

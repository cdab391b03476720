import type { Composition } from '@portal/shared/contract/release/composition';
import { createCompositionStore } from './composition-store.ts';
import { isExpired, openComposition } from './open-composition.ts';
import type { RegistryKey } from './verify-jws.ts';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
const digest = `sha384-${'A'.repeat(64)}`;

function documentOf(sequence: number, change: Partial<Composition> = {}): Composition {
  const version = { version: '1.0.0', entry: '/releases/r/1.0.0/remote.js', files: { 'remote.js': digest }, weight: 1 };
  return {
    sequence,
    issuedAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2026-01-08T00:00:00.000Z',
    channel: 'live',
    shell: { version: '1.0.0' },
    remotes: { 'remote-games': { candidates: [version] } },
    salt: 's',
    ...change,
  };
}

async function createSigner(kid: string) {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const key: RegistryKey = { kty: 'EC', crv: 'P-256', x, y, kid };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const sign = async (document: object, header: object = { alg: 'ES256', kid }) => {
    const signed = `${part(header)}.${part(document)}`;
    const bytes = new TextEncoder().encode(signed);
    const raw = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, bytes);
    return `${signed}.${Buffer.from(raw).toString('base64url')}`;
  };
  return { key, sign, part };
}

function createStore(content?: string) {
  const kept = new Map<string, string>(content ? [['portal.composition', content]] : []);
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  return createCompositionStore(storage);
}

test('a composition that verifies is used and kept', async () => {
  const { key, sign } = await createSigner('a');
  const store = createStore();
  const jws = await sign(documentOf(3));
  const opened = await openComposition(jws, [key], store);
  expect(opened).toEqual({ composition: documentOf(3), report: { used: 'page' } });
  expect(store.last()).toBe(jws);
});

test('a changed payload, a changed signature and a foreign key are refused', async () => {
  const { key, sign, part } = await createSigner('a');
  const foreign = await createSigner('a');
  const [head = '', , signature = ''] = (await sign(documentOf(3))).split('.');
  const tampered = [
    `${head}.${part(documentOf(4))}.${signature}`,
    `${head}.${part(documentOf(3))}.${signature.slice(0, -4)}AAAA`,
    await foreign.sign(documentOf(3)),
    'not a token',
  ];
  for (const jws of tampered) {
    expect(await openComposition(jws, [key], createStore())).toEqual({ report: { used: 'none', fault: 'signature' } });
  }
});

test.each([{ alg: 'none', kid: 'a' }, { alg: 'HS256', kid: 'a' }, { alg: 'ES256' }, { alg: 'ES256', kid: 'b' }])(
  'the header %j is refused',
  async (header) => {
    const { key, sign } = await createSigner('a');
    const { report } = await openComposition(await sign(documentOf(3), header), [key], createStore());
    expect(report).toEqual({ used: 'none', fault: 'signature' });
  },
);

test('the next key of the registry is good before it is the current one', async () => {
  const [current, next] = [await createSigner('a'), await createSigner('b')];
  const jws = await next.sign(documentOf(3), { alg: 'ES256', kid: 'b' });
  expect((await openComposition(jws, [current.key, next.key], createStore())).report).toEqual({ used: 'page' });
});

test('a file without a hash makes the document none', async () => {
  const { key, sign } = await createSigner('a');
  const version = { version: '1.0.0', entry: '/r/remote.js', files: { 'remote.js': '' }, weight: 1 };
  const jws = await sign(documentOf(3, { remotes: { 'remote-games': { candidates: [version] } } }));
  expect((await openComposition(jws, [key], createStore())).report).toEqual({ used: 'none', fault: 'schema' });
});

test('a lower sequence than the highest seen is refused for the one seen', async () => {
  const { key, sign } = await createSigner('a');
  const store = createStore();
  await openComposition(await sign(documentOf(7)), [key], store);
  const opened = await openComposition(await sign(documentOf(6)), [key], store);
  expect(opened.composition?.sequence).toBe(7);
  expect(opened.report).toEqual({ used: 'stored', fault: 'sequence' });
});

test('the same sequence signed again is used: the registry renews its signature daily', async () => {
  const { key, sign } = await createSigner('a');
  const store = createStore();
  await openComposition(await sign(documentOf(7)), [key], store);
  const renewed = documentOf(7, { expiresAt: '2026-02-01T00:00:00.000Z' });
  expect((await openComposition(await sign(renewed), [key], store)).composition).toEqual(renewed);
});

test('a broken page falls back to the last composition that verified', async () => {
  const { key, sign } = await createSigner('a');
  const store = createStore();
  await openComposition(await sign(documentOf(7)), [key], store);
  for (const jws of [undefined, 'broken']) {
    expect((await openComposition(jws, [key], store)).composition?.sequence).toBe(7);
  }
});

test('a stored document under a key no longer trusted neither counts nor blocks', async () => {
  const [old, now] = [await createSigner('old'), await createSigner('now')];
  const store = createStore(await old.sign(documentOf(99)));
  const opened = await openComposition(await now.sign(documentOf(1)), [now.key], store);
  expect(opened.composition?.sequence).toBe(1);
});

test('time is judged by the server; what is past its time and the newest known is still used', async () => {
  const { key, sign } = await createSigner('a');
  const { composition } = await openComposition(await sign(documentOf(3)), [key], createStore());
  expect(composition && isExpired(composition, new Date('2026-01-07T23:59:59Z'))).toBe(false);
  expect(composition && isExpired(composition, new Date('2026-01-08T00:00:01Z'))).toBe(true);
});

test('storage that refuses is no reason not to start', async () => {
  const { key, sign } = await createSigner('a');
  const refuse = () => {
    throw new Error('refused');
  };
  const store = createCompositionStore({ getItem: refuse, setItem: refuse });
  expect((await openComposition(await sign(documentOf(3)), [key], store)).report).toEqual({ used: 'page' });
});

import { createSigner, createStore, documentOf } from '../testing/signer.ts';
import { createCompositionStore } from './composition-store.ts';
import { isExpired, verifyComposition } from './verify-composition.ts';

test('uses and stores a composition that verifies', async () => {
  const { key, sign } = await createSigner('a');
  const store = createStore();
  const jws = await sign(documentOf(3));
  const opened = await verifyComposition(jws, [key], store);
  expect(opened).toEqual({ composition: documentOf(3), report: { used: 'page' } });
  expect(store.last()).toBe(jws);
});

test('refuses a changed payload, a changed signature and a foreign key', async () => {
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
    expect(await verifyComposition(jws, [key], createStore())).toEqual({
      report: { used: 'none', fault: 'signature' },
    });
  }
});

test.each([{ alg: 'none', kid: 'a' }, { alg: 'HS256', kid: 'a' }, { alg: 'ES256' }, { alg: 'ES256', kid: 'b' }])(
  'refuses the header %j',
  async (header) => {
    const { key, sign } = await createSigner('a');
    const { report } = await verifyComposition(await sign(documentOf(3), header), [key], createStore());
    expect(report).toEqual({ used: 'none', fault: 'signature' });
  },
);

test('accepts the next key of the registry before it becomes the current one', async () => {
  const [current, next] = [await createSigner('a'), await createSigner('b')];
  const jws = await next.sign(documentOf(3), { alg: 'ES256', kid: 'b' });
  expect((await verifyComposition(jws, [current.key, next.key], createStore())).report).toEqual({ used: 'page' });
});

test('refuses a document with a file that has no hash', async () => {
  const { key, sign } = await createSigner('a');
  const version = { version: '1.0.0', entry: '/r/remote.js', files: { 'remote.js': '' }, weight: 1 };
  const jws = await sign(documentOf(3, { remotes: { 'remote-games': { candidates: [version] } } }));
  expect((await verifyComposition(jws, [key], createStore())).report).toEqual({ used: 'none', fault: 'schema' });
});

test('refuses a lower sequence than the highest seen and uses the stored document', async () => {
  const { key, sign } = await createSigner('a');
  const store = createStore();
  await verifyComposition(await sign(documentOf(7)), [key], store);
  const opened = await verifyComposition(await sign(documentOf(6)), [key], store);
  expect(opened.composition?.sequence).toBe(7);
  expect(opened.report).toEqual({ used: 'stored', fault: 'sequence' });
});

test('accepts the same sequence signed again: the registry renews its signature daily', async () => {
  const { key, sign } = await createSigner('a');
  const store = createStore();
  await verifyComposition(await sign(documentOf(7)), [key], store);
  const renewed = documentOf(7, { expiresAt: '2026-02-01T00:00:00.000Z' });
  expect((await verifyComposition(await sign(renewed), [key], store)).composition).toEqual(renewed);
});

// covers 10
test('refuses a document of another channel', async () => {
  const { key, sign } = await createSigner('a');
  const store = createStore();
  const jws = await sign(documentOf(3, { channel: 'preview' }));
  expect(await verifyComposition(jws, [key], store)).toEqual({ report: { used: 'none', fault: 'channel' } });
  expect(store.last()).toBeUndefined();
});

// covers 10
test('does not overwrite the newer document of another tab with an older one', async () => {
  const { key, sign } = await createSigner('a');
  const store = createStore();
  const newer = await sign(documentOf(8));
  const opening = verifyComposition(await sign(documentOf(7)), [key], store);
  store.keep(newer);
  expect(await opening).toEqual({ composition: documentOf(8), report: { used: 'stored', fault: 'sequence' } });
  expect(store.last()).toBe(newer);
});

test('keeps the later of two signatures of one document', async () => {
  const { key, sign } = await createSigner('a');
  const store = createStore(await sign(documentOf(7)));
  const renewed = await sign(documentOf(7, { issuedAt: '2026-01-02T00:00:00.000Z' }));
  await verifyComposition(renewed, [key], store);
  expect(store.last()).toBe(renewed);
  await verifyComposition(await sign(documentOf(7)), [key], store);
  expect(store.last()).toBe(renewed);
});

test('falls back to the last composition that verified when the one of the page is broken', async () => {
  const { key, sign } = await createSigner('a');
  const store = createStore();
  await verifyComposition(await sign(documentOf(7)), [key], store);
  for (const jws of [undefined, 'broken']) {
    expect((await verifyComposition(jws, [key], store)).composition?.sequence).toBe(7);
  }
});

test('ignores a stored document whose key is no longer trusted', async () => {
  const [old, now] = [await createSigner('old'), await createSigner('now')];
  const store = createStore(await old.sign(documentOf(99)));
  const opened = await verifyComposition(await now.sign(documentOf(1)), [now.key], store);
  expect(opened.composition?.sequence).toBe(1);
});

test('judges expiry by server time; the newest known document is used even when expired', async () => {
  const { key, sign } = await createSigner('a');
  const { composition } = await verifyComposition(await sign(documentOf(3)), [key], createStore());
  expect(composition && isExpired(composition, new Date('2026-01-07T23:59:59Z'))).toBe(false);
  expect(composition && isExpired(composition, new Date('2026-01-08T00:00:01Z'))).toBe(true);
});

test('starts when storage is refused', async () => {
  const { key, sign } = await createSigner('a');
  const refuse = () => {
    throw new Error('refused');
  };
  const store = createCompositionStore({ getItem: refuse, setItem: refuse });
  expect((await verifyComposition(await sign(documentOf(3)), [key], store)).report).toEqual({ used: 'page' });
});

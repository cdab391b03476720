import { createCompositionDesk } from './composition-desk.ts';
import type { CompositionReport } from './remote-source.types.ts';
import { createSigner, createStore, documentOf } from './testing/signer.ts';

async function setUp() {
  const { key, sign } = await createSigner('a');
  const told: CompositionReport[] = [];
  const store = createStore();
  const desk = createCompositionDesk({ keys: () => [key], store, tell: (report) => told.push(report) });
  return { desk, sign, store, told };
}

test('a newer composition is taken, the same and an older one are not', async () => {
  const { desk, sign, told } = await setUp();
  await desk.open(await sign(documentOf(3)));
  expect(await desk.offer(await sign(documentOf(4)))).toBe(true);
  expect(desk.current()?.sequence).toBe(4);
  expect(await desk.offer(await sign(documentOf(4)))).toBe(false);
  expect(await desk.offer(await sign(documentOf(3)))).toBe(false);
  expect(desk.current()?.sequence).toBe(4);
  expect(told).toEqual([{ used: 'page' }, { used: 'page', fault: 'sequence' }]);
});

test('each fault of what the poll brings is told once a page', async () => {
  const { desk, sign, told } = await setUp();
  await desk.open(await sign(documentOf(3)));
  const foreign = await createSigner('a');
  for (let turn = 0; turn < 3; turn += 1) {
    await desk.offer(await foreign.sign(documentOf(4)));
    await desk.offer(await sign(documentOf(4, { channel: 'staging' })));
    await desk.offer('');
  }
  expect(told.slice(1)).toEqual(['signature', 'channel', 'missing'].map((fault) => ({ used: 'page', fault })));
  expect(desk.current()?.sequence).toBe(3);
});

test('a fault that the page started with is not told again', async () => {
  const { desk, told } = await setUp();
  await desk.open('broken');
  await desk.offer('broken');
  expect(told).toEqual([{ used: 'none', fault: 'signature' }]);
});

test('what another tab has kept is used when the poll brings nothing good', async () => {
  const { desk, sign, store } = await setUp();
  await desk.open(await sign(documentOf(3)));
  store.keep(await sign(documentOf(5)));
  expect(await desk.offer(await sign(documentOf(4)))).toBe(true);
  expect(desk.current()?.sequence).toBe(5);
});

test('a document past its time by the server is used and told once', async () => {
  const { desk, sign, told } = await setUp();
  await desk.open(await sign(documentOf(3)));
  desk.noteServerTime(new Date('2026-01-08T00:00:01Z'));
  desk.noteServerTime(new Date('2026-01-09T00:00:01Z'));
  expect(told).toEqual([{ used: 'page' }, { used: 'page', expired: true }]);
  expect(desk.current()?.sequence).toBe(3);
});

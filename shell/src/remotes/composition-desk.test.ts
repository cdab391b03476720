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

test('accepts a newer composition, ignores the same and an older one', async () => {
  const { desk, sign, told } = await setUp();
  await desk.open(await sign(documentOf(3)));
  expect(await desk.offer(await sign(documentOf(4)))).toBe(true);
  expect(desk.current()?.sequence).toBe(4);
  expect(await desk.offer(await sign(documentOf(4)))).toBe(false);
  expect(await desk.offer(await sign(documentOf(3)))).toBe(false);
  expect(desk.current()?.sequence).toBe(4);
  expect(told).toEqual([{ used: 'page' }, { used: 'page', fault: 'sequence' }]);
});

test('reports each fault of a polled composition once per page', async () => {
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

test('does not report again a fault that the page started with', async () => {
  const { desk, told } = await setUp();
  await desk.open('broken');
  await desk.offer('broken');
  expect(told).toEqual([{ used: 'none', fault: 'signature' }]);
});

test('uses the composition stored by another tab when the poll brings nothing valid', async () => {
  const { desk, sign, store } = await setUp();
  await desk.open(await sign(documentOf(3)));
  store.keep(await sign(documentOf(5)));
  expect(await desk.offer(await sign(documentOf(4)))).toBe(true);
  expect(desk.current()?.sequence).toBe(5);
});

test('uses a document that is expired by server time and reports it once', async () => {
  const { desk, sign, told } = await setUp();
  await desk.open(await sign(documentOf(3)));
  desk.noteServerTime(new Date('2026-01-08T00:00:01Z'));
  desk.noteServerTime(new Date('2026-01-09T00:00:01Z'));
  expect(told).toEqual([{ used: 'page' }, { used: 'page', expired: true }]);
  expect(desk.current()?.sequence).toBe(3);
});

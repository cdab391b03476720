import type { CompositionReport } from '../page-remotes.types.ts';
import { createSigner, createStore, documentOf } from '../testing/signer.ts';
import { createCompositionManager } from './composition-manager.ts';

async function setUp() {
  const { key, sign } = await createSigner('a');
  const reports: CompositionReport[] = [];
  const store = createStore();
  const manager = createCompositionManager({ keys: () => [key], store, onReport: (report) => reports.push(report) });
  return { manager: manager, sign, store, reports: reports };
}

test('accepts a newer composition, ignores the same and an older one', async () => {
  const { manager, sign, reports } = await setUp();
  await manager.open(await sign(documentOf(3)));
  expect(await manager.offer(await sign(documentOf(4)))).toBe(true);
  expect(manager.current()?.sequence).toBe(4);
  expect(await manager.offer(await sign(documentOf(4)))).toBe(false);
  expect(await manager.offer(await sign(documentOf(3)))).toBe(false);
  expect(manager.current()?.sequence).toBe(4);
  expect(reports).toEqual([{ used: 'page' }, { used: 'page', fault: 'sequence' }]);
});

// covers 10
test('reports each fault of a polled composition once per page', async () => {
  const { manager, sign, reports } = await setUp();
  await manager.open(await sign(documentOf(3)));
  const foreign = await createSigner('a');
  for (let turn = 0; turn < 3; turn += 1) {
    await manager.offer(await foreign.sign(documentOf(4)));
    await manager.offer(await sign(documentOf(4, { channel: 'staging' })));
    await manager.offer('');
  }
  expect(reports.slice(1)).toEqual(['signature', 'channel', 'missing'].map((fault) => ({ used: 'page', fault })));
  expect(manager.current()?.sequence).toBe(3);
});

test('does not report again a fault that the page started with', async () => {
  const { manager, reports } = await setUp();
  await manager.open('broken');
  await manager.offer('broken');
  expect(reports).toEqual([{ used: 'none', fault: 'signature' }]);
});

test('uses the composition stored by another tab when the poll brings nothing valid', async () => {
  const { manager, sign, store } = await setUp();
  await manager.open(await sign(documentOf(3)));
  store.keep(await sign(documentOf(5)));
  expect(await manager.offer(await sign(documentOf(4)))).toBe(true);
  expect(manager.current()?.sequence).toBe(5);
});

// covers 10
test('uses a document that is expired by server time and reports it once', async () => {
  const { manager, sign, reports } = await setUp();
  await manager.open(await sign(documentOf(3)));
  manager.noteServerTime(new Date('2026-01-08T00:00:01Z'));
  manager.noteServerTime(new Date('2026-01-09T00:00:01Z'));
  expect(reports).toEqual([{ used: 'page' }, { used: 'page', expired: true }]);
  expect(manager.current()?.sequence).toBe(3);
});

import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { root } from '../webpack/workspace.ts';
import { eventsSurface, typesSurface } from './types-surface.ts';

const folders: string[] = [];
after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function sharedOf(host: string, remote = '', events = ''): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'surface-'));
  folders.push(folder);
  const files = {
    'remote/src/host.ts': host,
    'remote/src/remote-module.ts': `import type { Host } from './host.ts';
      export interface Place { element: HTMLElement }
      export interface RemoteModule { mount(host: Host, place: Place): void } ${remote}`,
    'events/src/portal-bus.ts': `export interface PortalEvents { ${events} }`,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}

test('formatting and comments change nothing', async () => {
  const one = await sharedOf(`export interface Host { toast(text: string, tone?: 'a' | 'b'): void; x: { a: string } }`);
  const other = await sharedOf(`/** What. */ export interface Host {
    readonly x: {
      a: string;
    };
    // Says it.
    toast(
      text: string, tone?: "a" | "b",
    ): void }`);
  assert.deepEqual(await typesSurface(one), await typesSurface(other));
});

// covers 10
test('derives who makes a value from where it is used', async () => {
  const types = await typesSurface(
    await sharedOf(`
      interface Asked { name: string; more?: Given }
      interface Given { name: string }
      type Word = 'a' | 'b';
      export interface Host { ask(asked: Asked, done: (word: Word) => void): Promise<Given> }`),
  );
  const from = Object.fromEntries(Object.entries(types).map(([name, type]) => [name, type.from]));
  assert.deepEqual(from, {
    Asked: 'remote',
    Given: 'both',
    Host: 'shell',
    Place: 'shell',
    RemoteModule: 'remote',
    Word: 'shell',
  });
  assert.deepEqual(types.Word?.schema, { enum: ['a', 'b'] });
  assert.deepEqual(types.Asked?.members, { more: { text: 'Given', optional: true }, name: { text: 'string' } });
});

test('lists events by name with their payload', async () => {
  const folder = await sharedOf(
    'export interface Host {}',
    '',
    `/** Said. */ 'a-b': (id: string) => void; c: () => void`,
  );
  assert.deepEqual(eventsSurface(folder), { 'a-b': '(id:string)=>void', c: '()=>void' });
});

test('a type that extends another is refused: its members would be missed', async () => {
  const folder = await sharedOf('interface A { x: string } export interface Host extends A { y: string }');
  await assert.rejects(typesSurface(folder), /Host extends another type/);
});

test('this repository: the host, the types it mentions, and schemas in place of types inferred from them', async () => {
  const types = await typesSurface(path.join(root, 'shared'));
  assert.deepEqual(types.Host?.members?.openOverlay, { text: '(overlay:Overlay,page?:string):void' });
  assert.deepEqual(types.Overlay, { from: 'remote', schema: { enum: ['agent-centre', 'member-centre'] } });
  assert.equal(types.Call?.from, 'remote');
  assert.equal(types.MemberInfo?.schema?.type, 'object');
  assert.equal(eventsSurface(path.join(root, 'shared'))['unread-changed'], '(unreadCount:number)=>void');
});

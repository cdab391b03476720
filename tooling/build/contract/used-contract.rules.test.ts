import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SurfaceParts } from '@portal/shared/contract/releases/contract-surface';
import { usedEvents, usedTypes } from './used-contract.rules.ts';

const members = (texts: Record<string, string>) => ({
  members: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { text }])),
});
const types: SurfaceParts['types'] = {
  Asked: { from: 'remote', ...members({ title: 'string', tone: 'Tone' }) },
  Host: { from: 'shell', ...members({ ask: '(asked:Asked)=>void', site: 'Site', toast: '(text:string)=>void' }) },
  Place: { from: 'shell', ...members({ element: 'HTMLElement' }) },
  RemoteModule: { from: 'remote', ...members({ mount: '(host:Host,place:Place)=>void' }) },
  Site: { from: 'shell', schema: {} },
  Tone: { from: 'remote', schema: { enum: ['a', 'b'] } },
};

test('finds events that are subscribed to or emitted, with any quotes', () => {
  const events = { a: '1', 'b-c': '2', d: '3', e: '4' };
  const sources = [`host.events.on('a', () => 1); x.emit( "b-c", 1)`, `const d = 'd'; on('unknown')`];
  assert.deepEqual(Object.keys(usedEvents(sources, events)), ['a', 'b-c']);
});

test('counts the mentioned members of what the shell passes, and all of what the remote passes', () => {
  const code =
    "import { getStatus } from '@portal/shared/contract/content/site'; const { ask } = host; place.element.append()";
  const used = usedTypes([code], types);
  assert.deepEqual(Object.keys(used), ['Asked', 'Host', 'Place', 'RemoteModule', 'Tone']);
  assert.deepEqual(Object.keys(used.Host?.members ?? {}), ['ask']);
  assert.deepEqual(Object.keys(used.Asked?.members ?? {}), ['title', 'tone']);
});

test('counts a type as used if a used member mentions it', () => {
  assert.ok('Site' in usedTypes(['host.site'], types));
  assert.equal('Site' in usedTypes(['host.toast'], types), false);
});

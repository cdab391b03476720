import { type ContentKind, contentKinds } from '@portal/shared/contract/content/content-documents';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { SettingsStore } from '../../settings/index.ts';
import type { DocumentStore } from '../documents/document-types.ts';
import { assertHarmlessAddress, assertHarmlessHtml, assertHarmlessText } from './assert-harmless.ts';

type Words = Record<string, unknown>;

/** A valid document of each kind. */
const fine: Readonly<Record<ContentKind, Words>> = {
  banner: { groupName: 'w_home', url: '/x.png', linkageType: '/x', from: '2026-01-01T00:00:00Z' },
  notice: { type: 'H', at: '2026-01-01T00:00:00Z' },
  help: {},
  promotion: { type: 'slots', art: '/x.png', state: 'join', endsAt: '2026-01-01T00:00:00Z' },
  'vip-level': { rank: 1, validBet: '1.00' },
  'point-reward': { points: 1, type: 'present', art: '/x.png' },
};
const texts: Readonly<Record<ContentKind, Words>> = {
  banner: { title: 'x', text: 'x' },
  notice: { title: 'x', content: 'x' },
  help: { title: 'x', content: 'x' },
  promotion: { title: 'x', summary: 'x', content: 'x' },
  'vip-level': { name: 'x', benefits: ['x'] },
  'point-reward': { name: 'x', description: 'x' },
};
const addresses: readonly string[] = ['url', 'linkageType', 'art'];
const changer = { who: 'test', why: 'hostile' };

export interface Tally {
  accepted: number;
  refused: number;
}

/** Counts a refusal; any other error fails the test. */
async function isAccepted(tally: Tally, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    tally.accepted += 1;
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    tally.refused += 1;
    return false;
  }
}

/** Writes the payload into every field of every kind; accepted text must be harmless when it is read. */
export async function writeEverywhere(documents: DocumentStore, payload: string, tally: Tally): Promise<void> {
  for (const kind of contentKinds) {
    const id = 'hostile';
    for (const name of [...Object.keys(fine[kind]), 'unknown']) {
      const value = { ...fine[kind], texts: { EN: texts[kind] }, [name]: payload };
      if (!(await isAccepted(tally, () => documents.set(kind, id, { value }, changer)))) continue;
      const stored: Words = Object((await documents.get(kind, id)).value);
      check(name, stored[name], payload);
    }
    for (const [name, sample] of Object.entries(texts[kind])) {
      const words = { ...texts[kind], [name]: Array.isArray(sample) ? [payload] : payload };
      const value = { ...fine[kind], texts: { EN: words } };
      if (!(await isAccepted(tally, () => documents.set(kind, id, { value }, changer)))) continue;
      const stored: { texts?: { EN?: Words } } = Object((await documents.get(kind, id)).value);
      check(name, stored.texts?.EN?.[name], payload);
    }
  }
}

function check(name: string, stored: unknown, payload: string): void {
  for (const text of Array.isArray(stored) ? stored : [stored]) {
    if (typeof text !== 'string') throw new Error(`${name} holds ${typeof text} of ${payload}`);
    if (name === 'content') assertHarmlessHtml(text, payload);
    else if (addresses.includes(name) && !/^art:[a-z0-9-]+$/.test(text)) assertHarmlessAddress(text, payload);
    else assertHarmlessText(text, payload);
  }
}

/** The same for the settings that pages show or link to. */
export async function writeSettings(settings: SettingsStore, payload: string, tally: Tally): Promise<void> {
  const link = { resourceType: 'x1', url: '/x' };
  const tries = [
    ['resources', [{ ...link, url: payload }], assertHarmlessAddress],
    ['resources', [{ ...link, qrCodeUrl: payload }], assertHarmlessAddress],
    ['resources', [{ ...link, resourceType: payload }], assertHarmlessText],
    ['customerService', [{ csType: 'LIVECHAT', path: payload }], assertHarmlessAddress],
    ['licences', [{ text: 'x', logo: payload }], assertHarmlessAddress],
    ['licences', [{ text: payload, logo: 'x1' }], assertHarmlessText],
    ['licences', [{ text: 'x', logo: 'x1', texts: { CN: payload } }], assertHarmlessText],
    ['whitelabel.menu', [{ name: 'rng', page: payload, isShown: true }], assertHarmlessAddress],
    ['imageCDNs', [payload], assertHarmlessAddress],
    ['launchGameCDNs', [payload], assertHarmlessAddress],
    ['domains', [payload], assertHarmlessText],
    ['brandName', payload, assertHarmlessText],
    ['gtagId', payload, assertHarmlessText],
  ] as const;
  for (const [key, value, assertHarmless] of tries) {
    if (!(await isAccepted(tally, () => settings.write(key, value, 'test')))) continue;
    for (const text of stringsOf((await settings.read(key)).value)) if (text === payload) assertHarmless(text, payload);
  }
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

import { createWritable, type Readable } from '@portal/shared/remote/readable';
import type { LaidOver } from '../remote-source.types.ts';
import type { RegistryKey } from '../verify-jws.ts';
import { fetchPreview, type PreviewFault } from './fetch-preview.ts';
import { layOver } from './lay-over.rules.ts';

/** What the bar says. */
export type PreviewState =
  | { shown: true; versions: readonly string[]; expiresAt: string }
  | { shown: false; why: PreviewFault };

export interface Preview extends LaidOver {
  state: Readable<PreviewState>;
}

/** The longest time that a browser's timer takes. */
const longestTimerMs = 2 ** 31 - 1;

/** Asks for the preview and lays it over until its time is up; a refused one lays nothing and says why. */
export async function openPreview(id: string, keys: readonly RegistryKey[]): Promise<Preview> {
  const fetched = await fetchPreview(id, keys);
  if (!fetched.ok) return { state: createWritable({ shown: false, why: fetched.fault }), over: (live) => live };
  const { document, leftMs } = fetched;
  const versions = Object.entries(document.remotes).map(([name, { version }]) => `${name} ${version}`);
  const state = createWritable<PreviewState>({ shown: true, versions, expiresAt: document.expiresAt });
  setTimeout(() => state.set({ shown: false, why: 'over' }), Math.min(leftMs, longestTimerMs));
  return { state, over: (live) => (state.get().shown ? layOver(live, document) : live) };
}

import './provided.ts';
import { type Composition, compositionBlockId } from '@portal/shared/contract/release/composition';
import { createCompositionStore } from './composition-store.ts';
import { blockText } from './data-block.ts';
import { createFederation } from './federation.ts';
import { isExpired, openComposition } from './open-composition.ts';
import { pinShell } from './pin-shell.ts';
import type { CompositionReport, RemoteSource, RemoteTimeouts, StartOptions } from './remote-source.types.ts';
import { createRemotes } from './remotes.ts';
import { disabledRemotes } from './safe-mode.ts';
import type { RegistryKey } from './verify-jws.ts';
import { visitorId } from './visitor.ts';
import { fetchComposition, watchComposition } from './watch-composition.ts';

declare const __PORTAL_KEYS__: { keys: RegistryKey[] };
declare const __PORTAL_RELEASE__: { name: string; version: string };

const defaultTimeouts: RemoteTimeouts = { entryMs: 20_000, loadMs: 40_000, mountMs: 5_000, outerMs: 120_000 };

const store = createCompositionStore({
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
});
const running = new Map<string, string>();
let options: StartOptions = {};
let report: CompositionReport = { used: 'none' };
let current: Composition | undefined;
let remotes: ReturnType<typeof createRemotes> | undefined;
let opening: Promise<CompositionReport> | undefined;

pinShell();

/** Reads the composition once and waits for it wherever a remote is asked for. See RemoteSource for the calls. */
export const remoteSource: RemoteSource = {
  start(asked = {}) {
    options = asked;
    opening ??= open();
    return opening;
  },
  noteServerTime(servedAt) {
    if (!current || report.expired !== undefined) return;
    report = { ...report, expired: isExpired(current, servedAt) };
    if (report.expired) options.onComposition?.(report);
  },
  async offer(jws) {
    const opened = await openComposition(jws, __PORTAL_KEYS__.keys, store);
    if (opened.report.used !== 'page' || !opened.composition) return false;
    if (current && opened.composition.sequence <= current.sequence) return false;
    current = opened.composition;
    report = opened.report;
    return true;
  },
  async look() {
    const jws = await fetchComposition();
    return jws !== undefined && remoteSource.offer(jws);
  },
  load: async (name) => (await started()).load(name),
  async mount(request) {
    const result = await (await started()).mount(request);
    if (result.ok) running.set(request.name, result.version);
    return result;
  },
  shouldSwap(name, version) {
    const next = remotes?.preferred(name);
    return next !== undefined && next !== version && (options.maySwap?.() ?? true);
  },
  forgiveFailures: (name) => remotes?.forgive(name),
  releaseHeader: () => [`shell@${__PORTAL_RELEASE__.version}`, ...[...running].map((pair) => pair.join('@'))].join(','),
  composition: () => current,
};

async function open(): Promise<CompositionReport> {
  const opened = await openComposition(blockText(compositionBlockId), __PORTAL_KEYS__.keys, store);
  current = opened.composition;
  report = opened.report;
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  remotes = createRemotes({
    federation: createFederation(timeouts.entryMs),
    composition: () => current,
    visitorId: visitorId(),
    disabled: disabledRemotes(location.search),
    timeouts,
    onRemote: (made) => options.onRemote?.(made),
  });
  options.onComposition?.(report);
  watchComposition(remoteSource.look);
  return report;
}

async function started(): Promise<ReturnType<typeof createRemotes>> {
  await remoteSource.start(options);
  if (!remotes) throw new Error('the composition was opened without a loader');
  return remotes;
}

import './provided.ts';
import { type Composition, compositionBlockId } from '@portal/shared/contract/releases/composition';
import { safeStorage } from '../boot/storage/safe-storage.ts';
import { createCompositionManager } from './composition/composition-manager.ts';
import { createCompositionStore } from './composition/composition-store.ts';
import { blockText } from './composition/data-block.ts';
import type { RegistryKey } from './composition/verify-jws.ts';
import { fetchComposition, watchComposition } from './composition/watch-composition.ts';
import { createFederation } from './loading/federation.ts';
import { pinShell } from './loading/pins.ts';
import { defaultTimeouts } from './loading/remote-timeouts.ts';
import { visitorId } from './loading/visitor-id.ts';
import type { CompositionReport, PageRemotes, PreviewOverride, StartOptions } from './page-remotes.types.ts';
import type { createRemoteLoader, RemoteLoaderPorts } from './remote-loader.ts';
import { disabledRemotes } from './safe-mode.ts';

declare const __PORTAL_KEYS__: { keys: RegistryKey[] };
declare const __PORTAL_RELEASE__: { name: string; version: string };

const store = createCompositionStore({
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
});
const compositionManager = createCompositionManager({
  keys() {
    // Not an arrow without a body: the build inserts an object literal here.
    return __PORTAL_KEYS__.keys;
  },
  store,
  onReport: (report) => options.onCompositionReport?.(report),
});
let options: StartOptions = {};
let preview: PreviewOverride | undefined;
let ports: RemoteLoaderPorts | undefined;
let remotes: ReturnType<typeof createRemoteLoader> | undefined;
let opening: Promise<CompositionReport> | undefined;

const maySwap = () => options.maySwap?.() ?? true;
const tabStorage = safeStorage(() => sessionStorage);

/** The composition in use on this page, with the preview's versions in front. */
function composition(): Composition | undefined {
  const live = compositionManager.current();
  return live && preview ? preview.applyTo(live) : live;
}

pinShell();

/** Reads the composition once and waits for it whenever a remote is requested. See PageRemotes for the calls. */
export const pageRemotes: PageRemotes = {
  start(asked = {}) {
    options = asked;
    opening ??= open();
    return opening;
  },
  noteServerTime: compositionManager.noteServerTime,
  offer: compositionManager.offer,
  async fetchNewest() {
    const jws = await fetchComposition();
    return jws !== undefined && compositionManager.offer(jws);
  },
  prepare: async () => void (await started()),
  load: async (name) => (await started()).load(name),
  preload: async (name, host, pages) => (await started()).preload(name, host, pages),
  mount: async (request) => (await started()).mount(request),
  preferred: (name) => remotes?.preferred(name),
  shouldSwap(name, version) {
    const next = remotes?.preferred(name);
    return next !== undefined && next !== version && maySwap();
  },
  forgetFailures: (name) => remotes?.forgetFailures(name),
  releaseHeader: () => [`shell@${__PORTAL_RELEASE__.version}`, ...(remotes?.shown() ?? [])].join(','),
  composition,
};

async function open(): Promise<CompositionReport> {
  const { keys } = __PORTAL_KEYS__;
  const [report, openedPreview] = await Promise.all([
    compositionManager.open(blockText(compositionBlockId)),
    options.openPreview?.(keys),
  ]);
  preview = openedPreview;
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  ports = {
    federation: createFederation(timeouts.entryMs),
    composition,
    visitorId: visitorId(),
    disabled: disabledRemotes(location.search, tabStorage),
    timeouts,
    maySwap,
    isPreview: (remote, version) => openedPreview?.has(remote, version) === true,
    now: () => performance.now(),
    onRemoteReport: (made) => options.onRemoteReport?.(made),
  };
  watchComposition(pageRemotes.fetchNewest);
  return report;
}

/** The loader is not in the first script: it loads beside the composition and is created once that is verified. */
async function started(): Promise<ReturnType<typeof createRemoteLoader>> {
  const [parts] = await Promise.all([
    import(/* webpackChunkName: "remotes" */ './remote-loader.ts'),
    pageRemotes.start(options),
  ]);
  if (!ports) throw new Error('the composition was opened without a loader');
  remotes ??= parts.createRemoteLoader(ports);
  return remotes;
}

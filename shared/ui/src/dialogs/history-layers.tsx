/** One open overlay or dialog, which has an entry of its own in the history of the tab (decisions/084). */
interface Layer {
  id: string;
  close(): void;
  /** False until its entry is made, and again once "back" has left it. */
  hasEntry: boolean;
}

interface HistoryLayers {
  /** The lowest first. */
  open: Layer[];
  made: number;
  /** Our own step back has not arrived yet. */
  isLeaving: boolean;
  isWatching: boolean;
}

declare global {
  /** Shared by all copies of this module in a page: the shell and each remote may have one. */
  var portalHistoryLayers: HistoryLayers | undefined;
}

const shared = (): HistoryLayers => {
  globalThis.portalHistoryLayers ??= { open: [], made: 0, isLeaving: false, isWatching: false };
  return globalThis.portalHistoryLayers;
};

/** Opens a layer; "back" closes it by `close`. The function that comes back is called when it is closed. */
export function openHistoryLayer(close: () => void): () => void {
  const layers = shared();
  layers.made += 1;
  const layer: Layer = { id: `${performance.timeOrigin}/${layers.made}`, close, hasEntry: false };
  layers.open.push(layer);
  watchHistoryLayers();
  setTimeout(settle);
  return () => {
    layers.open = layers.open.filter((other) => other !== layer);
    setTimeout(settle);
  };
}

/** Follows "back" and "forward", and leaves the entry of a layer that a reload has closed. */
export function watchHistoryLayers(): void {
  const layers = shared();
  if (layers.isWatching) return;
  layers.isWatching = true;
  window.addEventListener('popstate', follow);
  setTimeout(settle);
}

/** Runs at once, or after our own step back: an address that is pushed before it arrives would be left by it. */
export function afterStepBack(run: () => void): void {
  if (shared().isLeaving) window.addEventListener('popstate', () => afterStepBack(run), { once: true });
  else run();
}

function follow(): void {
  const layers = shared();
  layers.isLeaving = false;
  const here = currentId();
  const at = layers.open.findIndex(({ id }) => id === here);
  // This is the entry of a closed layer: `settle` continues from there.
  if (here !== undefined && at < 0) {
    settle();
    return;
  }
  for (const layer of layers.open.slice(at + 1).reverse()) {
    if (!layer.hasEntry) continue;
    layer.hasEntry = false;
    layer.close();
  }
  setTimeout(settle);
}

/**
 * Synchronises the history with the open layers: adds an entry for each layer without one (one that refused to close
 * gets a new one) and removes those of closed layers.
 */
function settle(): void {
  const layers = shared();
  if (layers.isLeaving) return;
  const here = currentId();
  const isLeft = here !== undefined && layers.open.every(({ id }) => id !== here);
  const waiting = layers.open.filter(({ hasEntry }) => !hasEntry);
  if (isLeft && waiting.length === 0) {
    layers.isLeaving = true;
    window.history.back();
    return;
  }
  for (const [place, layer] of waiting.entries()) {
    const way = isLeft && place === 0 ? 'replaceState' : 'pushState';
    window.history[way]({ ...stateHere(), layer: layer.id }, '');
    layer.hasEntry = true;
  }
}

function stateHere(): object {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

function currentId(): string | undefined {
  const state = stateHere();
  return 'layer' in state && typeof state.layer === 'string' ? state.layer : undefined;
}

import type { Readable } from '@portal/shared/remote/readable';
import type { atom, createStore } from '@portal/shared/remote/state';

export type Store = ReturnType<typeof createStore>;
type PrimitiveAtom<T> = ReturnType<typeof atom<T>>;

/** An atom of the shell as remotes see it: readable and observable, not writable. */
export function atomReadable<T>(store: Store, source: PrimitiveAtom<T>): Readable<T> {
  return {
    get: () => store.get(source),
    subscribe: (listener) => store.sub(source, listener),
  };
}

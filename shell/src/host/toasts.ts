import type { ToastTone } from '@portal/shared/remote/host';
import type { Store } from './atom-readable.ts';
import { toastsAtom } from './atoms.ts';

const shownMs = 5_000;
let toastsMade = 0;

export function dismissToast(store: Store, id: number): void {
  store.set(
    toastsAtom,
    store.get(toastsAtom).filter((toast) => toast.id !== id),
  );
}

/** Says something in passing; the last three stay, each for five seconds. */
export function showToast(store: Store, text: string, tone: ToastTone = 'info'): void {
  toastsMade += 1;
  const id = toastsMade;
  store.set(toastsAtom, [...store.get(toastsAtom).slice(-2), { id, text, tone }]);
  setTimeout(() => dismissToast(store, id), shownMs);
}

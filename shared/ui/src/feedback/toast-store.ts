export type ToastTone = 'good' | 'bad' | 'warn' | 'neutral';
/** A way on from a toast; pressing it dismisses the toast. */
export type ToastLink = { text: string; open: () => void };
export type Toast = { id: number; text: string; tone: ToastTone; link?: ToastLink };

export type ToastStore = {
  /** Says something for a while; the returned function takes it back earlier. What `stays` waits for that, or for a press. */
  show: (text: string, tone?: ToastTone, options?: { stays?: boolean; link?: ToastLink }) => () => void;
  dismiss: (id: number) => void;
  list: () => readonly Toast[];
  subscribe: (onChange: () => void) => () => void;
};

const mostAtOnce = 3;

/** Short messages of one page. Failures and those with a link stay longer: they are read more slowly, or pressed. */
export function createToastStore(shownMs = 5000): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  function set(next: readonly Toast[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }
  function dismiss(id: number): void {
    set(toasts.filter((toast) => toast.id !== id));
  }
  return {
    show(text, tone = 'neutral', { stays = false, link } = {}) {
      const id = ++lastId;
      set([...toasts, { id, text, tone, ...(link && { link }) }].slice(-mostAtOnce));
      const forMs = tone === 'bad' || link ? shownMs * 2 : shownMs;
      const timer = stays ? undefined : setTimeout(() => dismiss(id), forMs);
      return () => {
        clearTimeout(timer);
        dismiss(id);
      };
    },
    dismiss,
    list: () => toasts,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Waits until a timeout or a wake-up call. In a hidden tab it waits until the tab is visible, so it does not poll. */
export function waitOrWake(): { wait(ms: number): Promise<void>; wake(): void } {
  const over = new AbortController();
  const isOver = new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve()));
  return {
    wake: () => over.abort(),
    async wait(ms) {
      let isDue = false;
      const look = () => {
        if (isDue && !document.hidden) over.abort();
      };
      const timer = setTimeout(() => {
        isDue = true;
        look();
      }, ms);
      document.addEventListener('visibilitychange', look);
      await isOver;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    },
  };
}

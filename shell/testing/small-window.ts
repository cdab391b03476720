/** Stands in for the window that a press opens, and records what was done to it. */
export function smallWindow() {
  let closed = false;
  const page: Window = Object.create(window, {
    close: { value: jest.fn() },
    focus: { value: jest.fn() },
    postMessage: { value: jest.fn() },
    closed: { get: () => closed },
    location: { value: { replace: jest.fn() } },
    opener: { value: window, writable: true },
  });
  const open = jest.spyOn(window, 'open').mockReturnValue(page);
  /** The visitor closes it. */
  const leave = () => {
    closed = true;
  };
  return { page, open, leave };
}

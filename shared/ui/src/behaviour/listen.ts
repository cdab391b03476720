/** Listens for several events of one target; returns how to stop all of them. */
export function listen(
  target: EventTarget,
  listeners: Readonly<Record<string, () => void>>,
  options: AddEventListenerOptions = {},
): () => void {
  const entries = Object.entries(listeners);
  for (const [name, listener] of entries) target.addEventListener(name, listener, options);
  return () => {
    for (const [name, listener] of entries) target.removeEventListener(name, listener, options);
  };
}

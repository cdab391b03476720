import * as v from 'valibot';
import { frameConnect, type frameReady } from './messages.ts';

export interface Parent {
  /** Origin of the page that shows the frame. */
  origin: string;
  port: MessagePort;
}

/**
 * Waits for the page that shows the frame, and calls `heed` for each of its messages that the schema accepts. One port is
 * taken, from the parent window alone and from a listed origin alone.
 */
export function connectToParent<S extends v.GenericSchema>(
  parents: readonly string[],
  schema: S,
  heed: (message: v.InferOutput<S>, parent: Parent) => void,
): void {
  const { parent } = window;
  if (parent === window) return;
  window.addEventListener('message', function accept({ source, origin, data, ports: [port] }) {
    if (source !== parent || !parents.includes(origin) || !port || !v.is(frameConnect, data)) return;
    window.removeEventListener('message', accept);
    port.onmessage = ({ data: message }) => {
      const { success, output } = v.safeParse(schema, message);
      if (success) heed(output, { origin, port });
    };
  });
  // Says nothing that another page could not know; only pages of the portal may show the frame.
  parent.postMessage({ type: 'frame-ready' } satisfies v.InferInput<typeof frameReady>, '*');
}

import { type FrameName, framePaths } from '@portal/shared/contract/releases/scripts-frames';
import * as v from 'valibot';
import { type frameConnect, frameReady } from '../../scripts-frame/messages.ts';

interface FrameOptions<S extends v.GenericSchema> {
  /** Origin of the frame, as the platform names it. */
  origin: string;
  name: FrameName;
  /** Element that the frame is put into. */
  place: HTMLElement;
  /** Messages of the frame that are heeded. */
  schema: S;
  onMessage(message: v.InferOutput<S>): void;
  /** The frame has not answered in time. */
  onLost(): void;
  /** Nothing of it is to be seen. */
  isHidden?: boolean;
}

export interface ScriptsFrame<Message> {
  element: HTMLIFrameElement;
  /** Arrives once the frame is connected. */
  send(message: Message): void;
  close(): void;
}

export const frameTimeoutMs = 15_000;

/** No frame may lead the page elsewhere. The provider's window is no part of the frame. */
const sandboxes: Readonly<Record<FrameName, string>> = {
  signIn: 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  analytics: 'allow-scripts allow-same-origin',
};

/**
 * Opens a frame for scripts of others, which share nothing with the page but messages. Ports are handed to the frame's own
 * window at its own origin alone. A frame that loads again, as one does whose place in the page moves, gets a new port and
 * the last message again.
 */
export function openScriptsFrame<Message, S extends v.GenericSchema = v.GenericSchema>(
  options: FrameOptions<S>,
): ScriptsFrame<Message> {
  const { origin, schema, onMessage, onLost } = options;
  const element = drawFrame(options);
  let port: MessagePort | undefined;
  /** What has no port yet, and then the last message. */
  let kept: Message[] = [];
  const connect = (event: MessageEvent): void => {
    const frame = element.contentWindow;
    if (!frame || event.source !== frame || event.origin !== origin || !v.is(frameReady, event.data)) return;
    clearTimeout(timer);
    port?.close();
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port.onmessage = ({ data }) => {
      const { success, output } = v.safeParse(schema, data);
      if (success) onMessage(output);
    };
    frame.postMessage({ type: 'frame-connect' } satisfies v.InferInput<typeof frameConnect>, origin, [port2]);
    for (const message of kept) port.postMessage(message);
    kept = kept.slice(-1);
  };
  const close = () => {
    clearTimeout(timer);
    window.removeEventListener('message', connect);
    port?.close();
    element.remove();
  };
  const timer = setTimeout(() => {
    close();
    onLost();
  }, frameTimeoutMs);
  window.addEventListener('message', connect);
  options.place.append(element);
  return {
    element,
    send(message) {
      kept = port ? [message] : [...kept, message];
      port?.postMessage(message);
    },
    close,
  };
}

function drawFrame<S extends v.GenericSchema>({ origin, name, isHidden = false }: FrameOptions<S>): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', sandboxes[name]);
  // Scripts of others learn of a page what messages say, and no more.
  element.referrerPolicy = 'no-referrer';
  element.hidden = isHidden;
  element.src = origin + framePaths[name];
  return element;
}

import { PageRefusal } from '../requests/ask-studio.ts';
import { readEvents, type StreamEvent } from './read-events.ts';

interface ReadStream {
  path: string;
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Called when the studio has answered. */
  opened(): void;
}

/** Silence after which the connection counts as dead; the server sends something every ten seconds. */
export const silenceMs = 25_000;

/**
 * Reads a stream to its end; calls `heard` with the whole events of each chunk, also of one without any.
 * @throws PageRefusal when the session is over
 */
export async function readStream(
  { path, headers, signal, opened }: ReadStream,
  heard: (events: readonly StreamEvent[]) => void,
): Promise<void> {
  const silence = new AbortController();
  const end = () => silence.abort();
  signal.addEventListener('abort', end);
  let timer = setTimeout(end, silenceMs);
  try {
    signal.throwIfAborted();
    const response = await fetch(path, { headers, signal: silence.signal });
    if (response.status === 403) throw new PageRefusal('session_unknown');
    if (response.status !== 200 || !response.body) throw new Error(`status ${response.status}`);
    opened();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(end, silenceMs);
      const read = readEvents(text + value);
      text = read.remainder;
      heard(read.events);
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    silence.abort();
  }
}

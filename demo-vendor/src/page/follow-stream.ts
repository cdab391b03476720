import { PageRefusal } from './ask-studio.ts';
import { wait } from './dom.ts';
import { readEvents, type StreamEvent } from './read-events.ts';

/** A stream of the studio's server, and who listens. */
export interface FollowedStream {
  path: string;
  headers: Record<string, string>;
  /** Whole events as they came together; `true` ends the following. */
  heard(events: readonly StreamEvent[]): boolean;
  /** The line broke; it is opened again. */
  lost(): void;
}

/** Nothing for so long means that the line is dead: the server says at least something every ten seconds. */
const silenceMs = 25_000;

/** Follows a stream until `heard` ends it; opens it again when it breaks. @throws PageRefusal when the session is over */
export async function followStream(stream: FollowedStream): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const isOver = await readStream(stream, () => {
        attempt = 0;
      });
      if (isOver) return;
    } catch (error) {
      if (error instanceof PageRefusal) throw error;
    }
    stream.lost();
    await wait(Math.min(400 * 2 ** attempt, 5000));
  }
}

async function readStream({ path, headers, heard }: FollowedStream, onData: () => void): Promise<boolean> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  try {
    const response = await fetch(path, { headers, signal: silence.signal });
    if (response.status === 403) throw new PageRefusal('session_unknown');
    if (response.status !== 200 || !response.body) throw new Error(`status ${response.status}`);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return false;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMs);
      onData();
      const read = readEvents(text + value);
      text = read.rest;
      if (heard(read.events)) return true;
    }
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}

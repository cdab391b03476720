import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** What waits for a reader that does not read, in bytes; lines on top of it are dropped and counted. */
const waitingBytes = 8 * 1024 * 1024;
const retryMs = 50;
/** At the end of the process a reader that still reads gets this many times `retryMs` to take the rest. */
const lastTries = 20;

/**
 * Where the log goes. Pino's own destination waits until its reader has taken everything: a collector that hangs would stop
 * the platform, and keep it from ending. Here lines wait in memory, and the work goes on; also while a disk is full.
 */
export class LogDestination implements DestinationStream {
  readonly #fd: number;
  #waiting: Buffer[] = [];
  #length = 0;
  #dropped = 0;
  #retry: NodeJS.Timeout | undefined;
  #isGone = false;

  /** @param fd must give EAGAIN when it is full, as a pipe on standard output does once Node has opened it; terminals wait. */
  constructor(fd: number) {
    this.#fd = fd;
  }

  write(line: string): void {
    if (this.#isGone) return;
    const bytes = Buffer.from(line);
    if (this.#length + bytes.length > waitingBytes) this.#dropped += 1;
    else this.#queue(bytes);
    if (!this.#retry) this.#writeWaiting();
  }

  /** At the end of the process: what the reader takes within a second. */
  end(): void {
    clearTimeout(this.#retry);
    for (let tries = 0; tries < lastTries && !this.#isTaken(); tries += 1) rest(retryMs);
  }

  #queue(bytes: Buffer): void {
    this.#waiting.push(bytes);
    this.#length += bytes.length;
  }

  #writeWaiting(): void {
    this.#retry = this.#isTaken() ? undefined : setTimeout(() => this.#writeWaiting(), retryMs).unref();
  }

  /** Writes what can be written; true when nothing waits any more. */
  #isTaken(): boolean {
    for (let first = this.#waiting[0]; first; first = this.#waiting[0]) {
      const written = this.#tryToWrite(first);
      this.#length -= written;
      if (written < first.length) {
        this.#waiting[0] = first.subarray(written);
        return false;
      }
      this.#waiting.shift();
      if (this.#waiting.length === 0) this.#tellDropped();
    }
    return true;
  }

  #tryToWrite(bytes: Buffer): number {
    try {
      return writeSync(this.#fd, bytes);
    } catch (error) {
      if (!isGoneFor(error)) return 0;
      // Nobody reads any more, and nobody can be told.
      this.#isGone = true;
      this.#waiting = [];
      this.#length = 0;
      return bytes.length;
    }
  }

  #tellDropped(): void {
    if (this.#dropped === 0) return;
    const note = { level: 40, time: Date.now(), pid: process.pid, dropped: this.#dropped, msg: 'log lines dropped' };
    this.#dropped = 0;
    this.#queue(Buffer.from(`${JSON.stringify(note)}\n`));
  }
}

/** The log on standard output, which takes what is left when the process ends. */
export function standardOutput(): LogDestination {
  // Through `process.stdout`: that opens it, and only then a full pipe says so instead of holding the process.
  const destination = new LogDestination(process.stdout.fd);
  process.on('exit', () => destination.end());
  return destination;
}

/** Everything else may pass: a full pipe (EAGAIN), a full disk. */
const isGoneFor = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'EBADF');

function rest(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

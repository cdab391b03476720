import type { WrittenMessage } from './message.ts';

interface SentMessage extends WrittenMessage {
  /** The same at every attempt, so that receivers can recognise repeats. */
  id: string;
}

/** Sends messages of one channel. */
export interface Sender {
  /** Sends the message within its time-out, or throws a SendingFailed. */
  send(message: SentMessage): Promise<void>;
  close(): Promise<void>;
}

/** Why a message could not be sent, without its receiver and text. */
export class SendingFailed extends Error {
  /** Permanent failure: the number or address is refused. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false } = {}) {
    super(reason);
    this.name = 'SendingFailed';
    this.isFinal = isFinal;
  }
}

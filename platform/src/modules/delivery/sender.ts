import type { WrittenMessage } from './message.ts';

export interface SentMessage extends WrittenMessage {
  /** The same at every attempt, so that a receiver of ours may tell a repetition. */
  id: string;
}

/** A way out of the house for one channel. */
export interface Sender {
  /** Hands the message over in the time it was given, or throws a SendingFailed. */
  send(message: SentMessage): Promise<void>;
  close(): Promise<void>;
}

/** Why a message could not be handed over, in words that name neither its receiver nor its text. */
export class SendingFailed extends Error {
  /** It will not work the next time, either: the number or address is refused. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false } = {}) {
    super(reason);
    this.name = 'SendingFailed';
    this.isFinal = isFinal;
  }
}

import type { Channel } from '../delivery/index.ts';

export interface Sending {
  channel: Channel;
  to: string;
  /** Address of the client. */
  address: string;
}

export interface SendLimits {
  /**
   * Counts a message that is about to be sent, in the transaction around it.
   * @throws Refusal `too_many_requests` with Retry-After
   */
  take(sending: Sending): Promise<void>;
}

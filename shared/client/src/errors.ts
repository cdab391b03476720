/** An expected refusal of the platform: its code is a message key, its message is in the requested language. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly fields: Readonly<Record<string, string>> = {},
    readonly value: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/**
 * Any other failure: no network, no JSON, a response that violates the contract, a 5xx. Shown as one general message.
 */
export class FaultError extends Error {
  override readonly name = 'FaultError';
  constructor(
    readonly reason: 'network' | 'timeout' | 'answer' | 'server',
    cause?: unknown,
  ) {
    super(`call failed: ${reason}`, { cause });
  }
}

import { ruleRefusalStatus, statusByRefusal } from '@portal/shared/contract/calls/refusals';

export interface RefusalDetails {
  /** Message code or text by field name. */
  fields?: Record<string, string>;
  /** What the client needs to continue, for example `{ captcha: true }`. */
  value?: Record<string, unknown>;
  /** Numbers and names for the placeholders of the message, for example `{ min: 6 }`. */
  params?: Record<string, string | number>;
  /** The same for the message of one field, by its name. */
  fieldParams?: Record<string, Record<string, string | number>>;
  /** Seconds for the Retry-After header of a 429 or 503. */
  retryAfterSeconds?: number;
}

/** An expected refusal of a call; the code is listed in the contract and is the key of its message. */
export class Refusal extends Error {
  readonly code: string;
  readonly fields?: Record<string, string>;
  readonly value?: Record<string, unknown>;
  readonly params: Record<string, string | number>;
  readonly fieldParams: Record<string, Record<string, string | number>>;
  readonly retryAfterSeconds?: number;

  constructor(code: string, details: RefusalDetails = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.fields = details.fields;
    this.value = details.value;
    this.params = details.params ?? {};
    this.fieldParams = details.fieldParams ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** HTTP status by the contract's table; codes not listed there are rule refusals (422). */
  get status(): number {
    return statusByRefusal[this.code] ?? ruleRefusalStatus;
  }
}

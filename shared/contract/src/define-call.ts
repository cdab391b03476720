import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/**
 * Who may use a call: anyone; anyone with a token; a token of an account that is not a trial (isAgent 4);
 * an operator; a vendor or a payment provider by its signature.
 */
export type Access = 'public' | 'member' | 'real-account' | 'operator' | 'vendor' | 'provider';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** One call of the wire, declared once: the client, the route, the OpenAPI document and the test fake are made from it. */
export interface Call<
  Input extends GenericSchema = GenericSchema,
  Output extends GenericSchema = GenericSchema,
  Code extends string = string,
> {
  readonly method: Method;
  /** Path of the call; `:name` parts are taken from the input field of that name. */
  readonly path: string;
  readonly access: Access;
  /** Of a public call: it says more to a logged-in member, so the token goes with it. */
  readonly knowsMember?: boolean;
  /** The body travels as a compact JWE (`{ payload }`). */
  readonly encrypted?: boolean;
  /** The body travels as a form (application/x-www-form-urlencoded), not as JSON. */
  readonly form?: boolean;
  /** `token` of the answer takes the place of the caller's: the client hands it to the session, whoever called. */
  readonly renewsSession?: boolean;
  /** Moves money or points: needs an `Idempotency-Key` header. */
  readonly idempotent?: boolean;
  /** The answer is a file (text/csv, UTF-8, with a byte order mark), not an envelope; refusals are envelopes as ever. */
  readonly csv?: boolean;
  /** Operator roles that may use it; absent for an operator call means any role. */
  readonly roles?: readonly OperatorRoleName[];
  /** Fields come from the query for GET and DELETE, from the JSON body otherwise. */
  readonly input: Input;
  /** What stands in `value` of the envelope. */
  readonly output: Output;
  /** Codes of the refusals a caller must expect beside those every call may give (see refusals.ts). */
  readonly refusals: readonly Code[];
}

export type OperatorRoleName = 'content' | 'finance-maker' | 'finance-checker' | 'release' | 'support' | 'admin';

/** What the caller hands over. */
export type CallInput<C extends Call> = InferInput<C['input']>;
/** What the server's handler receives. */
export type CallParsedInput<C extends Call> = InferOutput<C['input']>;
/** What the server's handler returns. */
export type CallResult<C extends Call> = InferInput<C['output']>;
/** What the caller gets. */
export type CallOutput<C extends Call> = InferOutput<C['output']>;

/** Codes a caller of this call may be refused with, beside the common ones. */
export type CallRefusal<C extends Call> = C['refusals'][number];

export function defineCall<
  const Input extends GenericSchema,
  const Output extends GenericSchema,
  const Code extends string,
>(call: Call<Input, Output, Code>): Call<Input, Output, Code> {
  return call;
}

import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/**
 * Who may use a call: anyone; any token; a token of an account other than a trial (isAgent 4); an operator; a vendor or
 * payment provider by its signature.
 */
export type Access = 'public' | 'member' | 'real-account' | 'operator' | 'vendor' | 'provider';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** One call of the wire, declared once: client, route, OpenAPI document and test fake are derived from it. */
export interface Call<
  Input extends GenericSchema = GenericSchema,
  Output extends GenericSchema = GenericSchema,
  Code extends string = string,
> {
  readonly method: Method;
  /** Path of the call; `:name` parts come from the input field of that name. */
  readonly path: string;
  readonly access: Access;
  /** A public call that returns more to a logged-in member, so the token is sent if there is one. */
  readonly knowsMember?: boolean;
  /** The body travels as a compact JWE (`{ payload }`). */
  readonly encrypted?: boolean;
  /** The body travels as a form (application/x-www-form-urlencoded), not as JSON. */
  readonly form?: boolean;
  /** `token` of the response replaces the caller's: the client hands it to the session. */
  readonly renewsSession?: boolean;
  /** Moves money or points: requires an `Idempotency-Key` header. */
  readonly idempotent?: boolean;
  /** The response is a file (text/csv, UTF-8 with a byte order mark), not an envelope; refusals stay envelopes. */
  readonly csv?: boolean;
  /** The operator's authenticator code was entered a short time ago (`step_up_required` otherwise). */
  readonly stepUp?: boolean;
  /** Operator roles that may use it; absent for an operator call means any role. */
  readonly roles?: readonly OperatorRoleName[];
  /** Fields come from the query for GET and DELETE, from the JSON body otherwise. */
  readonly input: Input;
  /** The shape of `value` in the envelope. */
  readonly output: Output;
  /** Refusal codes of this call, beside those of every call (see refusals.ts). */
  readonly refusals: readonly Code[];
}

export type OperatorRoleName = 'content' | 'finance-maker' | 'finance-checker' | 'release' | 'support' | 'admin';

/** What the caller passes. */
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

type Calls<Exports> = { [Name in keyof Exports as Exports[Name] extends Call ? Name : never]: Exports[Name] };

const isCall = (exported: unknown): exported is Call =>
  typeof exported === 'object' && exported !== null && 'path' in exported && 'refusals' in exported;

/** Selects the calls among what contract files export, without their shapes and constants. */
export function callsOf<Exports extends object>(exports: Exports): Calls<Exports> {
  return Object.fromEntries(Object.entries(exports).filter(([, exported]) => isCall(exported))) as Calls<Exports>;
}

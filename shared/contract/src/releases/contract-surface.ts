import * as v from 'valibot';

/** A JSON Schema by `@valibot/to-json-schema` of the wire data (decision 056). */
export const wireSchema = v.record(v.string(), v.unknown());
export type WireSchema = v.InferOutput<typeof wireSchema>;

/** What the client does with a call besides sending it; see define-call.ts. */
export const callFlag = v.picklist(['csv', 'encrypted', 'form', 'idempotent', 'knowsMember', 'renewsSession']);
export type CallFlag = v.InferOutput<typeof callFlag>;

/** One call as seen from both ends. Calls of operators, vendors and providers are not part of the surface. */
export const callSurface = v.object({
  access: v.picklist(['public', 'member', 'real-account']),
  flags: v.array(callFlag),
  input: wireSchema,
  output: wireSchema,
  refusals: v.array(v.string()),
});
export type CallSurface = v.InferOutput<typeof callSurface>;

/**
 * A type shared by host and remotes. `from` is the side that creates such a value, which decides whether a new member
 * is breaking. It has members, or is a schema, or a plain type text.
 */
export const typeSurface = v.object({
  from: v.picklist(['shell', 'remote', 'both']),
  members: v.optional(v.record(v.string(), v.object({ text: v.string(), optional: v.optional(v.literal(true)) }))),
  schema: v.optional(wireSchema),
  text: v.optional(v.string()),
});
export type TypeSurface = v.InferOutput<typeof typeSurface>;

/** Calls by method and path, `GET /wps/system/status`; events by name with the text of their payload. */
export const surfaceParts = v.object({
  calls: v.record(v.string(), callSurface),
  events: v.record(v.string(), v.string()),
  types: v.record(v.string(), typeSurface),
});
export type SurfaceParts = v.InferOutput<typeof surfaceParts>;

/** The contract at a version: `shared/contract/contract-surface.json`. */
export const contractSurface = v.object({ version: v.string(), ...surfaceParts.entries });
export type ContractSurface = v.InferOutput<typeof contractSurface>;

/** `contract.json` of a release folder: what its code uses, and what a shell provides to remotes. */
export const contractFile = v.object({
  /** contractVersion it was built with. */
  contract: v.string(),
  uses: surfaceParts,
  provides: v.optional(v.object({ events: surfaceParts.entries.events, types: surfaceParts.entries.types })),
});
export type ContractFile = v.InferOutput<typeof contractFile>;

/** Name of the contract file in a release folder. No browser loads it, so the composition does not list it. */
export const contractFileName = 'contract.json';

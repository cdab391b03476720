import type { Call } from '@portal/shared/contract/calls/define-call';
import {
  type CallSurface,
  callFlag,
  callSurface,
  type SurfaceParts,
  type WireSchema,
} from '@portal/shared/contract/releases/contract-surface';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { sortedSchema } from './schema-parts.rules.ts';

/**
 * Describes a schema as JSON Schema of what is on the wire; both ends check with the same schema, so its input side is
 * used.
 */
export function wireSchemaOf(schema: GenericSchema): WireSchema {
  const made = { ...toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) };
  if ('$defs' in made) throw new Error('a recursive schema cannot be compared: write its levels out');
  return sortedSchema(made);
}

/** Returns the wire name of a call, such as `GET /wps/system/status`; renaming the call in code does not change it. */
function callKey(call: Pick<Call, 'method' | 'path'>): string {
  return `${call.method.toUpperCase()} ${call.path}`;
}

/**
 * Describes a call for comparison; undefined for calls that no page uses: those of operators, vendors and providers.
 */
function surfaceOfCall(call: Call): CallSurface | undefined {
  const { access } = callSurface.entries;
  if (!v.is(access, call.access) || call.path.startsWith('/operator/')) return undefined;
  return {
    access: call.access,
    flags: callFlag.options.filter((flag) => call[flag] === true),
    input: wireSchemaOf(call.input),
    output: wireSchemaOf(call.output),
    refusals: [...call.refusals].sort(),
  };
}

/** Describes these calls, sorted by name. */
export function surfaceOfCalls(calls: Iterable<Call>): SurfaceParts['calls'] {
  const entries = [...calls].flatMap((call) => {
    const surface = surfaceOfCall(call);
    return surface ? [[callKey(call), surface] as const] : [];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

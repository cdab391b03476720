import type { Call } from '@portal/shared/contract/define-call';
import {
  type CallSurface,
  callFlag,
  callSurface,
  type SurfaceParts,
  type WireSchema,
} from '@portal/shared/contract/release/contract-surface';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { sortedSchema } from './schema-parts.rules.ts';

/** What travels: both ends check it with the same schema, so that what goes into the schema is what is on the wire. */
export function wireSchemaOf(schema: GenericSchema): WireSchema {
  const made = { ...toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) };
  if ('$defs' in made) throw new Error('a recursive schema cannot be compared: write its levels out');
  return sortedSchema(made);
}

/** Name of a call on the wire, `GET /wps/system/status`: a call renamed in the code alone stays the same. */
export function callKey(call: Pick<Call, 'method' | 'path'>): string {
  return `${call.method.toUpperCase()} ${call.path}`;
}

/** A call as the surface holds it; undefined for calls that no page uses: of operators, vendors, providers. */
export function surfaceOfCall(call: Call): CallSurface | undefined {
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

/** The surface of these calls, in the order of their names. */
export function surfaceOfCalls(calls: Iterable<Call>): SurfaceParts['calls'] {
  const entries = [...calls].flatMap((call) => {
    const surface = surfaceOfCall(call);
    return surface ? [[callKey(call), surface] as const] : [];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

import type { CallSurface, SurfaceParts, TypeSurface } from '@portal/shared/contract/releases/contract-surface';
import * as v from 'valibot';
import { wireSchemaOf } from '../compatibility/surfaces/call-surface.ts';

export const call = (more: Partial<CallSurface> = {}): CallSurface => ({
  access: 'member',
  flags: [],
  input: wireSchemaOf(
    v.object({ name: v.pipe(v.string(), v.maxLength(20)), state: v.optional(v.picklist(['a', 'b'])) }),
  ),
  output: wireSchemaOf(
    v.object({ list: v.array(v.object({ amount: v.string(), state: v.picklist(['open', 'shut']) })) }),
  ),
  refusals: ['not_enough'],
  ...more,
});
export const surface = (more: Partial<SurfaceParts> = {}): SurfaceParts => ({
  calls: {},
  events: {},
  types: {},
  ...more,
});
export const withCall = (more: Partial<CallSurface> = {}) => surface({ calls: { 'GET /x': call(more) } });
export const input = (entries: v.ObjectEntries) => withCall({ input: wireSchemaOf(v.object(entries)) });
export const output = (entries: v.ObjectEntries) => withCall({ output: wireSchemaOf(v.object(entries)) });
export const listOf = (entries: v.ObjectEntries) => output({ list: v.array(v.object(entries)) });
export const typed = (more: Partial<TypeSurface>) =>
  surface({ types: { Host: { from: 'shell', members: { call: { text: 'HostCall' } }, ...more } } });
export const made = (more: Partial<TypeSurface>) => typed({ from: 'remote', ...more });
export const members = (more: TypeSurface['members']) => ({ members: { call: { text: 'HostCall' }, ...more } });

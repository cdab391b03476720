import type { CallSurface, ContractFile, SurfaceParts } from '@portal/shared/contract/release/contract-surface';
import { contractFileName } from '@portal/shared/contract/release/contract-surface';
import { servedCalls } from './served-calls.ts';

/** A call that every page uses. */
export const statusCall = 'GET /wps/system/status';

/** A contract file as a test needs it. */
export function contractFixture(uses: Partial<SurfaceParts> = {}, provides?: ContractFile['provides']): ContractFile {
  return { contract: '1.0.0', uses: { calls: {}, events: {}, types: {}, ...uses }, ...(provides && { provides }) };
}

/** Files of a release whose contract file is this one, an object or a text. */
export function filesWith(contract: ContractFile | string, main = 'main'): Record<string, string> {
  const text = typeof contract === 'string' ? contract : JSON.stringify(contract);
  return { 'main.abc.js': main, [contractFileName]: text };
}

/** The status call as it is served now. */
export function servedStatus(): CallSurface {
  const call = servedCalls()[statusCall];
  if (!call) throw new Error(`${statusCall} is not served`);
  return call;
}

/** The same when its answer still had one field more, which clients of then cannot do without. */
export function statusWith(field: string): CallSurface {
  const call = servedStatus();
  const { properties, required } = call.output;
  const fields = typeof properties === 'object' ? properties : {};
  const needed = Array.isArray(required) ? required : [];
  const output = {
    ...call.output,
    properties: { ...fields, [field]: { type: 'string' } },
    required: [...needed, field],
  };
  return { ...call, output };
}

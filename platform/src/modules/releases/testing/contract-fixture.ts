import type { CallSurface, ContractFile, SurfaceParts } from '@portal/shared/contract/releases/contract-surface';
import { contractFileName } from '@portal/shared/contract/releases/contract-surface';
import { servedCalls } from '../compatibility/served-calls.ts';

/** A call that every page uses. */
export const statusCall = 'GET /wps/system/status';

/** Makes a contract file. */
export function contractFixture(uses: Partial<SurfaceParts> = {}, provides?: ContractFile['provides']): ContractFile {
  return { contract: '1.0.0', uses: { calls: {}, events: {}, types: {}, ...uses }, ...(provides && { provides }) };
}

/** Makes the files of a release with this contract file, given as an object or as text. */
export function filesWith(contract: ContractFile | string, main = 'main'): Record<string, string> {
  const text = typeof contract === 'string' ? contract : JSON.stringify(contract);
  return { 'main.abc.js': main, [contractFileName]: text };
}

/** The status call as this platform serves it. */
export function servedStatus(): CallSurface {
  const call = servedCalls()[statusCall];
  if (!call) throw new Error(`${statusCall} is not served`);
  return call;
}

/** The status call whose answer has one more required field, which an old client depends on. */
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

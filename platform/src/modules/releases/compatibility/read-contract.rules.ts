import { type ContractFile, contractFile, contractFileName } from '@portal/shared/contract/releases/contract-surface';
import * as v from 'valibot';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { jsonDepth } from './json-depth.rules.ts';

/** Our largest contract file has a few hundred thousand bytes. */
export const contractBytesMax = 512 * 1024;
/** Our schemas are about a dozen levels deep. */
const depthMax = 64;

/** Reads the contract file of a release that came from outside. Refuses an invalid one with `release_corrupt`. */
export function readContract(bytes: Uint8Array): ContractFile {
  if (bytes.byteLength > contractBytesMax) throw corrupt(`is larger than ${contractBytesMax} bytes`);
  const text = decode(bytes);
  if (jsonDepth(text) > depthMax) throw corrupt(`is more than ${depthMax} levels deep`);
  const result = v.safeParse(contractFile, parse(text));
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw corrupt(`${(v.getDotPath(issue) ?? 'the whole').slice(0, 200)}: ${issue.message.slice(0, 200)}`);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw corrupt('is not UTF-8');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw corrupt('is not JSON');
  }
}

function corrupt(problem: string): Refusal {
  return new Refusal('release_corrupt', { fields: { files: `${contractFileName} ${problem}` } });
}

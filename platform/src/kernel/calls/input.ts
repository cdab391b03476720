import type { Call, CallParsedInput } from '@portal/shared/contract/calls/define-call';
import { encryptedBody } from '@portal/shared/contract/calls/envelope';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Kernel } from '../kernel.ts';
import { Refusal } from './refusal.ts';

type Fields = Record<string, unknown>;

/**
 * Returns the fields of a call before they are checked: query or body, decrypted if needed, with the path's parameters.
 * With `judgesItems` the contents of `items` are left to the handler, which checks each item separately.
 */
export async function readFields(
  kernel: Kernel,
  call: Call,
  request: FastifyRequest,
  judgesItems = false,
): Promise<Fields> {
  const params = isFields(request.params) ? request.params : {};
  const hasBody = call.method !== 'get' && call.method !== 'delete';
  const given = hasBody ? await readBody(kernel, call, request) : (request.query ?? {});
  const fields = { ...toFields(given), ...params };
  const { items: _, ...others } = fields;
  assertTyped(judgesItems ? others : fields);
  return fields;
}

async function readBody(kernel: Kernel, call: Call, request: FastifyRequest): Promise<unknown> {
  if (call.encrypted) return openBody(kernel, request);
  // No body means no fields; the JSON `null` is not the same.
  return request.body === undefined ? {} : request.body;
}

async function openBody(kernel: Kernel, request: FastifyRequest): Promise<unknown> {
  const sealed = v.safeParse(encryptedBody, request.body);
  if (!sealed.success) throw new Refusal('encryption_required');
  return kernel.callers.decrypt(sealed.output.payload, request);
}

function toFields(value: unknown): Fields {
  if (!isFields(value)) throw new Refusal('invalid_input');
  return value;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The database stores neither NUL nor half a surrogate pair, other control characters would reach the reader's
 * terminal, and no field needs any of them. Iterative, because the sender decides how deep a body is.
 */
function assertTyped(fields: Fields): void {
  for (const [name, field] of Object.entries(fields)) {
    const waiting: unknown[] = [name, field];
    while (waiting.length > 0) {
      const value = waiting.pop();
      if (typeof value === 'string' && isUntyped(value))
        throw new Refusal('invalid_input', { fields: { [name]: 'invalid_value' } });
      if (typeof value !== 'object' || value === null) continue;
      for (const [key, inner] of Object.entries(value)) waiting.push(key, inner);
    }
  }
}

function isUntyped(text: string): boolean {
  return /[^\P{Cc}\t\n\r]|\p{Surrogate}/u.test(text);
}

/** Returns the checked input. @throws Refusal `invalid_input` with one message per field */
export function parseInput<C extends Call>(call: C, fields: Fields): CallParsedInput<C> {
  const result = v.safeParse(call.input, fields);
  if (result.success) return result.output;
  const byField: Record<string, string> = {};
  for (const issue of result.issues) {
    const name = v.getDotPath(issue) ?? '';
    byField[name] ??= fieldCode(issue);
  }
  throw new Refusal('invalid_input', { fields: byField });
}

/** A message that is a code was chosen by the contract; valibot's own texts are written for programmers. */
function fieldCode(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'schema' && issue.input === undefined) return 'required';
  return /^[a-z][a-z0-9_]*$/.test(issue.message) ? issue.message : 'invalid_value';
}

/** The parts of a refusal that a page needs: its code is a message key, its message is in the requested language. */
export interface RefusalFacts {
  code: string;
  /** HTTP status; absent if the page itself refuses. */
  status?: number;
  message: string;
  fields: Readonly<Record<string, string>>;
  value: Readonly<Record<string, unknown>>;
}

/**
 * Returns the refusal in an error, or undefined for a fault. Recognised by name and shape, as the error comes from the
 * shell's copy of the client, for which `instanceof` with the remote's copy is false.
 */
export function refusalOf(error: unknown): RefusalFacts | undefined {
  if (!(error instanceof Error) || error.name !== 'RefusalError') return undefined;
  if (!('code' in error) || typeof error.code !== 'string') return undefined;
  const status = 'status' in error && typeof error.status === 'number' ? { status: error.status } : {};
  const fields = Object.entries(recordOf(error, 'fields')).filter(([, text]) => typeof text === 'string');
  return {
    code: error.code,
    ...status,
    message: error.message,
    fields: Object.fromEntries(fields) as Record<string, string>,
    value: recordOf(error, 'value'),
  };
}

/** Creates a refusal by the page itself, in the shape of the platform's. */
export function refusing(code: string, message: string): Error {
  return Object.assign(new Error(message), { name: 'RefusalError', code, fields: {}, value: {} });
}

function recordOf(error: Error, name: 'fields' | 'value'): Record<string, unknown> {
  const found = (error as Error & { fields?: unknown; value?: unknown })[name];
  return found && typeof found === 'object' ? { ...found } : {};
}

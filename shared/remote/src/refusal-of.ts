/** The parts of a refusal that a page needs: its code is a message key, its message is in the asked language. */
export interface RefusalFacts {
  code: string;
  /** HTTP status; absent where the page itself refuses. */
  status?: number;
  message: string;
  fields: Readonly<Record<string, string>>;
  value: Readonly<Record<string, unknown>>;
}

/**
 * The refusal in an error, or undefined for a fault. Recognised by name and shape, since the error was made by the
 * shell's copy of the client and `instanceof` against a remote's own copy would never hold.
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

/** What a page refuses by itself, in the shape of a refusal of the platform. */
export function refusing(code: string, message: string): Error {
  return Object.assign(new Error(message), { name: 'RefusalError', code, fields: {}, value: {} });
}

function recordOf(error: Error, name: 'fields' | 'value'): Record<string, unknown> {
  const found = (error as Error & { fields?: unknown; value?: unknown })[name];
  return found && typeof found === 'object' ? { ...found } : {};
}

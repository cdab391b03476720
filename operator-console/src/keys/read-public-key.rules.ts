import type { CallInput } from '@portal/shared/contract/define-call';
import { type addPublisherKey, publisherJwk } from '@portal/shared/contract/operator/publisher-calls';
import * as v from 'valibot';

type PublicKey = CallInput<typeof addPublisherKey>['key'];

/** `private`: it has the half that must stay with the squad. */
export type ReadKey = { key: PublicKey } | { problem: 'private' | 'unreadable' };

/** The public half that a squad has handed over, as `key new` prints it. */
export function readPublicKey(text: string): ReadKey {
  const document = parsed(text);
  if (typeof document === 'object' && document !== null && 'd' in document) return { problem: 'private' };
  const read = v.safeParse(publisherJwk, document);
  return read.success ? { key: read.output } : { problem: 'unreadable' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

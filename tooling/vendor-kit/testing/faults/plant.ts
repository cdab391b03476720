import { asking, type Behaviour, type Given } from '../behaviour.ts';

/** Something that a platform does wrong, and what must notice it. */
export interface PlantedFault {
  fault: string;
  /** Rule of the kit that must find it. */
  found: string;
  /** Created for each run, since some have state. */
  plant(): Behaviour;
}

/** The value of a call that moved money. */
export const posted = { reference: '1', balance: '0.00' };

/** Another answer where the platform refused with this code. */
export const codeIs = (code: string, instead: Given) => (given: Given) =>
  given.json.code === code ? instead : undefined;

/** True from the second time on that a text is seen. */
export function seenBefore() {
  const seen = new Set<unknown>();
  return (text: unknown) => seen.size === seen.add(text).size;
}

/** Every repeat gets an id of its own. */
export function repeatsWithNewIds(call: string): Behaviour['asked'] {
  const isKnown = seenBefore();
  let no = 0;
  return asking(call, ({ transactionId }) => {
    no += 1;
    return isKnown(transactionId) ? { transactionId: `${transactionId}-${no}` } : undefined;
  });
}

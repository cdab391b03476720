import { Refusal, type RefusalDetails } from './refusal.ts';

/** A refusal that stands at one field, in the words of its code, with what those words need. */
export function refusalAt(field: string, code: string, params: RefusalDetails['params'] = {}): Refusal {
  return new Refusal(code, { fields: { [field]: code }, params, fieldParams: { [field]: params } });
}

import { Refusal, type RefusalDetails } from './refusal.ts';

/** Creates a refusal at one field, with the text of its code and the params of that text. */
export function refusalAt(field: string, code: string, params: RefusalDetails['params'] = {}): Refusal {
  return new Refusal(code, { fields: { [field]: code }, params, fieldParams: { [field]: params } });
}

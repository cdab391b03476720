import { refusalOf } from '../calls/refusal-of.ts';

/** Fields that the refusals of binding a contact are about. */
export const contactRefusals = {
  invalid_mobile: 'contact',
  invalid_email: 'contact',
  mobile_taken: 'contact',
  contact_bound: 'contact',
  invalid_verification_code: 'code',
  identity_token_invalid: 'code',
} as const;

type PartOfContact = (typeof contactRefusals)[keyof typeof contactRefusals];

/** The same by the field that a refusal names. */
const partOfField: Readonly<Record<string, PartOfContact>> = {
  email: 'contact',
  mobileNum: 'contact',
  verificationCode: 'code',
};

/** The part of a contact form that an error is about; undefined for the whole form. */
export function partOfContact(error: unknown): PartOfContact | undefined {
  const { code = '', fields = {} } = refusalOf(error) ?? {};
  const [named] = Object.keys(fields).flatMap((field) => partOfField[field] ?? []);
  if (named) return named;
  return Object.hasOwn(contactRefusals, code) ? contactRefusals[code as keyof typeof contactRefusals] : undefined;
}

/** Maps refusals to the fields of a form, by its names for the contact and its code. */
export function contactFieldOf<Name extends string>(names: Record<PartOfContact, Name>): Record<string, Name> {
  return Object.fromEntries(Object.entries(contactRefusals).map(([code, part]) => [code, names[part]]));
}

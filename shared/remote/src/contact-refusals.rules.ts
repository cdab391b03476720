import { refusalOf } from './refusal-of.ts';

/** What the refusals of binding a contact speak of. */
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
  ...{ email: 'contact', mobileNum: 'contact', verificationCode: 'code' },
};

/** The part of a contact form that an error is about; undefined for the form as a whole. */
export function partOfContact(error: unknown): PartOfContact | undefined {
  const { code = '', fields = {} } = refusalOf(error) ?? {};
  const [named] = Object.keys(fields).flatMap((field) => partOfField[field] ?? []);
  if (named) return named;
  return Object.hasOwn(contactRefusals, code) ? contactRefusals[code as keyof typeof contactRefusals] : undefined;
}

/** Under which field of a form the refusals stand, by the names that the form has for the contact and its code. */
export function contactFieldOf<Name extends string>(names: Record<PartOfContact, Name>): Record<string, Name> {
  return Object.fromEntries(Object.entries(contactRefusals).map(([code, part]) => [code, names[part]]));
}

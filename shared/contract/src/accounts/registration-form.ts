import { type FieldRule, type RegistrationField, registrationFields } from '../content/site.ts';

export type RegistrationMethod = 'username' | 'mobile';
export type RegistrationRules = Readonly<Partial<Record<RegistrationField, FieldRule>>>;

/** Decides which forms exist: the flags of getRegisterSettings and the site's toggles. */
export interface RegistrationSwitches {
  flags: Readonly<{
    USERNAMEREG3: boolean;
    MOBILENUMREG3: boolean;
    MOBILENUMPASSREG3: boolean;
    REGMOBVERF3: boolean;
  }>;
  toggles: Readonly<Record<string, boolean | undefined>>;
}

export interface FormField {
  field: RegistrationField;
  isRequired: boolean;
}

/** Open registration methods; a missing toggle counts as on. */
export function openMethods({ flags, toggles }: RegistrationSwitches): RegistrationMethod[] {
  if (toggles.directRegistration === false) return [];
  const isOpen = {
    username: flags.USERNAMEREG3 && toggles.usernameRegistration !== false,
    mobile: flags.MOBILENUMREG3 && toggles.mobileRegistration !== false,
  };
  return (['username', 'mobile'] as const).filter((method) => isOpen[method]);
}

/** Whether the number must be verified by a code: always in the mobile form, else by REGMOBVERF3 or the toggle. */
export function needsMobileCode(method: RegistrationMethod, { flags, toggles }: RegistrationSwitches): boolean {
  return method === 'mobile' || flags.REGMOBVERF3 || toggles.smsVerification === true;
}

const proofFields: readonly RegistrationField[] = ['mobileNum', 'verificationCode'];

/** Fields a form always has, whatever their rule (docs/product.md 5). */
function alwaysRequired(method: RegistrationMethod, switches: RegistrationSwitches): readonly RegistrationField[] {
  const password = ['password', 'confirmPassword'] as const;
  const proof = needsMobileCode(method, switches) ? proofFields : [];
  if (method === 'username') return ['username', ...password, ...proof];
  return switches.flags.MOBILENUMPASSREG3 ? [...proof, ...password] : proof;
}

/** Fields of the other form, or of a code that is not required, whatever their rule. */
function neverRequired(method: RegistrationMethod, switches: RegistrationSwitches): readonly RegistrationField[] {
  if (method === 'username') return needsMobileCode(method, switches) ? [] : ['verificationCode'];
  return switches.flags.MOBILENUMPASSREG3 ? ['username'] : ['username', 'password', 'confirmPassword'];
}

/**
 * Lists the fields of a form in order with what is required, for form and server: those always present, and those the
 * rules enable. The mobile form begins with the number. A visible payment password, captcha or code is required.
 */
export function formFields(
  method: RegistrationMethod,
  rules: RegistrationRules,
  switches: RegistrationSwitches,
): FormField[] {
  const always = alwaysRequired(method, switches);
  const never = neverRequired(method, switches);
  const isShown = (field: RegistrationField) =>
    always.includes(field) || (rules[field]?.enabled === true && !never.includes(field));
  const first = method === 'mobile' ? proofFields : [];
  const shown = [...first, ...registrationFields.filter((field) => !first.includes(field))].filter(isShown);
  return shown.map((field) => ({
    field,
    isRequired:
      always.includes(field) || field === 'paymentPassword' || field === 'captcha' || rules[field]?.required === true,
  }));
}

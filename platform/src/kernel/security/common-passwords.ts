import { createRequire } from 'node:module';

let common: ReadonlySet<string> | undefined;

/** Loads the list when it is first needed, because reading it takes 40 ms. */
function commonPasswords(): ReadonlySet<string> {
  const read = createRequire(import.meta.url);
  const { dictionary }: typeof import('@zxcvbn-ts/language-common') = read('@zxcvbn-ts/language-common');
  common ??= new Set(dictionary['passwords-common']);
  return common;
}

/** True for one of the 49,000 most common passwords, in any case and width. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords().has(password.trim().normalize('NFKC').toLowerCase());
}

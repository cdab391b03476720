import { input, password } from '@inquirer/prompts';

/** Typed in, never an argument, which other users of the machine could read in the process list. */
export const typed = {
  password: (message: string, variable: string) => process.env[variable] ?? password({ message, mask: true }),
  code: async (message = 'Code of the authenticator') => process.env.OPERATOR_CODE ?? input({ message }),
};

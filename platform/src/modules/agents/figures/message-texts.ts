/** English texts of the refusals about figures. */
export const messageTexts: Readonly<Record<string, string>> = {
  branch_too_large: 'Your team has more than {members} members, please name an account',
};

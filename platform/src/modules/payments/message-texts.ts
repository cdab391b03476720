/** English texts of the module's refusals. */
export const messageTexts: Readonly<Record<string, string>> = {
  unknown_bank: 'Please choose a bank or wallet from the list',
  invalid_account_number: 'This is no account number of this bank or wallet',
  invalid_holder: 'Please enter the name of the account holder',
  holder_differs: 'The account holder has to be your registered real name',
  bank_account_exists: 'This account is bound already',
  bank_account_taken: 'This account cannot be bound, please contact customer service',
  too_many_bank_accounts: 'You can bind {max} accounts at most; remove one first',
  bank_account_in_use: 'A withdrawal to this account is under way',
};

/** English texts of the refusals of a transfer to the account above. */
export const messageTexts: Readonly<Record<string, string>> = {
  upline_transfer_off: 'Transfers to the upline are switched off',
  upline_transfer_agents: 'Transfers to the upline are for agents only',
  no_upline: 'Your account has no upline',
  upline_closed: 'The account of your upline is closed; nothing can be sent to it',
  upline_debt: 'Your account owes an amount; transfers are possible once it is paid',
  upline_turnover_missing: 'You can send {withdrawable} now. Please bet {missing} more for the rest',
  upline_withdrawal_open: 'A withdrawal is under way; transfers are possible once it is done',
  upline_transfers_of_day: 'You have reached the number of transfers of a day ({max})',
  upline_below_minimum: 'The least amount is {min}',
  upline_above_maximum: 'The highest amount is {max}',
};

/** English texts of the refusals of a transfer to the account above. */
export const messageTexts: Readonly<Record<string, string>> = {
  upline_transfer_off: 'Transfers to the upline are not available',
  upline_transfer_agents: 'Only agents can transfer to their upline',
  no_upline: 'Your account has no upline',
  upline_closed: 'Your upline’s account is closed, so you cannot transfer to it',
  upline_debt: 'Your account has an outstanding debt; you can transfer once it is paid',
  upline_turnover_missing: 'You can transfer {withdrawable} now. Bet {missing} more to transfer the rest',
  upline_withdrawal_open: 'A withdrawal is in progress; you can transfer once it is complete',
  upline_transfers_of_day: 'You have reached the daily limit of {max} transfers',
  upline_below_minimum: 'The minimum amount is {min}',
  upline_above_maximum: 'The maximum amount is {max}',
};

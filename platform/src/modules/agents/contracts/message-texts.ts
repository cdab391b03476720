/** English texts of what is refused about contracts. */
export const messageTexts = {
  contract_off: 'This kind of contract is switched off',
  contract_outside: 'Contracts are offered to agents directly below you',
  contract_downline_not_agent: 'This account is not an agent',
  contract_request_open: 'A request about this contract waits for its answer already',
  contract_ending: 'The contract of this kind is still running out; offer a new one when it has ended',
  contract_not_found: 'This contract was not found',
  contract_over: 'This contract is not in force any more',
  request_not_found: 'This request was not found',
  preview_changed: 'What would end has changed meanwhile; please look again',
  request_answered: 'This request was answered or taken back already',
  rate_above_own: 'The rates are above those of your own contract',
  tiers_out_of_order: 'Each tier must ask for more and give a higher rate than the one before it',
  tiers_missing: 'Please add a tier',
  tiers_too_many: 'There are too many tiers',
  invalid_rate: 'Please enter a rate from 0 to 100 %',
};

/** English texts of what the calls about payments are refused with. */
export const settlementTexts = {
  payment_not_found: 'This payment is not known',
  simulation_too_long: 'At most the last {days} days can be looked at',
};

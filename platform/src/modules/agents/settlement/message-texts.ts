/** English texts of the refusals about payments. */
export const settlementTexts = {
  payment_not_found: 'This payment is not known',
  simulation_too_long: 'At most the last {days} days can be looked at',
};

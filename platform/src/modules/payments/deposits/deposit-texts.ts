/** English texts of the refusals of deposits. */
export const depositTexts: Readonly<Record<string, string>> = {
  unknown_deposit_method: 'Please choose a payment method from the list',
  deposit_method_closed: 'This payment method is not available at the moment',
  deposit_below_minimum: 'The minimum amount is {min}',
  deposit_above_maximum: 'The maximum amount is {max}',
  deposits_open: 'You have {max} deposits in progress; complete or cancel one first',
  deposits_of_day: 'You have made {max} deposit requests today; please come back tomorrow',
  deposit_state: 'This deposit has changed in the meantime; please check it again',
  too_many_proofs: 'You have sent {max} pictures already',
  provider_unavailable: 'The payment provider cannot be reached at the moment, please try again',
  member_missing: 'Please enter the member or one of their orders',
  notice_settled: 'This payment is already booked, settled or dismissed; please check it again',
  unknown_deposit: 'This order was not found',
  arrived_amount_missing: 'Please enter the amount received',
  arrived_amount_unlike: '{arrived} is very different from the {ordered} ordered; please confirm the amount',
  payment_reference_used: 'This bank payment has already been booked',
};

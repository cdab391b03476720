/** English texts of the refusals of deposits. */
export const depositTexts: Readonly<Record<string, string>> = {
  unknown_deposit_method: 'Please choose a way to pay from the list',
  deposit_method_closed: 'This way to pay is closed at the moment',
  deposit_below_minimum: 'The least amount is {min}',
  deposit_above_maximum: 'The highest amount is {max}',
  deposits_open: 'You have {max} deposits under way; finish or cancel one first',
  deposits_of_day: 'You have ordered {max} deposits today; please come back tomorrow',
  deposit_state: 'This deposit has gone on in the meantime; please look at it again',
  too_many_proofs: 'You have sent {max} pictures already',
  provider_unavailable: 'The payment provider cannot be reached at the moment, please try again',
  member_missing: 'Please name the member or an order of theirs',
  notice_settled: 'This payment is booked, settled, or was none; please look at it again',
  unknown_deposit: 'This order is not known',
  arrived_amount_missing: 'Please enter the amount that has arrived',
  arrived_amount_unlike: '{arrived} is far from the {ordered} that was ordered; please confirm the amount',
  payment_reference_used: 'This payment of the bank was booked before',
};

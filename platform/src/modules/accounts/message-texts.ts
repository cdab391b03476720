import { registrationTexts } from './registration/registration-texts.ts';

/** English texts of the module's refusals. */
export const messageTexts: Readonly<Record<string, string>> = {
  ...registrationTexts,
  branch_of_trial: 'A trial account cannot have an upline',
  branch_there_already: 'This branch is already there',
  branch_under_itself: 'A branch cannot be moved under itself',
  new_upline_closed: 'The new upline is closed',
  upline_not_agent: 'Only an agent can have a downline',
  invalid_password: 'Please choose another password',
  default_password: 'Please choose a password other than the default one',
  password_unchanged: 'The new password has to differ from the old one',
  old_password_wrong: 'Incorrect password',
  reset_link_over: 'This link is no longer valid, please request a new one',
  payment_password_wrong: 'Incorrect payment password',
  payment_password_locked: 'Too many wrong payment passwords, please try again after {minutes} minutes',
  invalid_email: 'Please enter a valid email address',
  birthday_age: 'Please confirm you are {age} years old',
  birthday_known: 'Please contact customer service to change it',
  invalid_birthday: 'Please enter a valid birthday',
  unknown_time_zone: 'Please choose a time zone from the list',
  contact_bound: 'Please contact customer service to change it',
  owner_code_required: 'Please enter the code we sent to your bound contact',
  sign_in_again: 'Please log in again, then try once more',
  mobile_not_bound: 'No mobile number is bound to this account',
  invalid_payment_password: 'Please enter a 6-digit payment password',
};

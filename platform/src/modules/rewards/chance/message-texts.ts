/** English texts of what draws refuse. */
export const chanceTexts = {
  chance_closed: 'This game is closed at the moment',
  chance_budget_spent: 'All prizes of today are given, please come back tomorrow',
  chance_day_cap: 'You have used all your draws of today',
  chance_no_ticket: 'You have no ticket for this draw',
  chance_odds_changed: 'The prizes have changed, please look at them and draw again',
  chance_seed_stale: 'Another draw was made in the meantime, please draw again',
  envelope_not_found: 'These envelopes do not exist',
  envelope_declined: 'You have declined these envelopes',
  envelope_early: 'These envelopes cannot be opened yet',
  envelope_over: 'The time of these envelopes is over',
  envelope_taken: 'You have opened an envelope of these already',
  envelopes_gone: 'All of these envelopes are gone',
  drop_too_small: 'The sum is too small for so many envelopes',
  drop_window: 'The envelopes need a time from now on, at most 31 days long',
  drop_beyond_budget: 'The sum is more than the budget of envelopes has left',
};

/** English texts of what draws refuse. */
export const chanceTexts = {
  chance_closed: 'This game is closed at the moment',
  chance_budget_spent: 'All of today’s prizes are gone, please come back tomorrow',
  chance_day_cap: 'You have used all your draws for today',
  chance_no_ticket: 'You have no ticket for this draw',
  chance_odds_changed: 'The prizes have changed, please check them and draw again',
  chance_seed_stale: 'Another draw was made in the meantime, please draw again',
  envelope_not_found: 'These envelopes do not exist',
  envelope_declined: 'You have declined these envelopes',
  envelope_early: 'These envelopes cannot be opened yet',
  envelope_over: 'These envelopes have expired',
  envelope_taken: 'You have already opened one of these envelopes',
  envelopes_gone: 'All of these envelopes are gone',
  drop_too_small: 'The amount is too small for so many envelopes',
  drop_window: 'Please choose a period that has not ended and is at most 31 days long',
  drop_beyond_budget: 'The amount is more than what is left in the envelope budget',
};

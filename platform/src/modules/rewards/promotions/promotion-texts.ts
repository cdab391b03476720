/** English texts of the refusals of promotions. */
export const promotionTexts = {
  promotion_not_started: 'This promotion has not begun yet',
  promotion_over: 'This promotion is over',
  promotion_spent: 'Everything of this promotion is taken',
  promotion_taken: 'You have taken this promotion already',
  promotion_rank: 'Your VIP level is not high enough for this promotion yet',
  promotion_deposit: 'This promotion needs a deposit first',
  comment_too_long: 'Please write at most 140 characters',
  too_many_images: 'Please choose at most 3 pictures',
  image_missing: 'A picture is no longer there, please choose it again',
  application_state: 'This application has gone on in the meantime; please look at it again',
};

/** Settings of promotions. */
export const promotionSettings = {};

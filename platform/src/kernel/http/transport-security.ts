/** Value of `Strict-Transport-Security`: a browser that was here once comes back by https alone. */
export const transportSecurity = 'max-age=31536000; includeSubDomains';

/** Shows only the first letter of each word: a login from elsewhere may be asked for the name. */
export const maskedName = (name: string) => name.replace(/(\p{L})[^\s]*/gu, '$1***');

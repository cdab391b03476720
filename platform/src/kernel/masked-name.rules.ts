/** The first letter of each word: the name is what a login from elsewhere may be asked for. */
export const maskedName = (name: string) => name.replace(/(\p{L})[^\s]*/gu, '$1***');

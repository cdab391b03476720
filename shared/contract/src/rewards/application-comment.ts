/** Maximum length of an application's comment (docs/product.md 5). */
export const applicationCommentAtMost = 140;

/** Counts visible characters without outer white space; 0 if nothing is visible. */
export const commentLength = (comment: string): number =>
  /[^\p{Z}\p{C}]/u.test(comment) ? [...comment.trim()].length : 0;

/** Characters of the comment of an application (docs/product.md 5). */
export const applicationCommentAtMost = 140;

/** Characters as a reader counts them, without the white space around; none where there is nothing to see. */
export const commentLength = (comment: string): number =>
  /[^\p{Z}\p{C}]/u.test(comment) ? [...comment.trim()].length : 0;

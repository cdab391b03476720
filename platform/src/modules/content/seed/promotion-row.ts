export type PromotionWords = readonly [title: string, summary: string, content: string];
type Words = PromotionWords;

/** A promotion of a fresh portal. */
export type PromotionRow = readonly [
  id: string,
  type: string,
  scene: string,
  en: Words,
  cn: Words,
  my: Words,
  vn: Words,
  th: Words,
];

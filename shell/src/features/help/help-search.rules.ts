export interface Article {
  id: string;
  title: string;
  content: string;
}

/** Without regard to case and accents; đ has no accent of its own in Unicode. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
}

/** What a reader sees of an article: tags are no words. */
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&[a-z]+;|&#\d+;/gi, ' ');

/** Articles that hold every word of the query; those with all of them in the title come first. */
export function searchArticles(articles: readonly Article[], query: string): readonly Article[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return articles;
  const holdsAll = (text: string) => words.every((word) => plain(text).includes(word));
  const inTitle = articles.filter(({ title }) => holdsAll(title));
  const inText = articles.filter(({ title, content }) => !holdsAll(title) && holdsAll(`${title} ${wordsOf(content)}`));
  return [...inTitle, ...inText];
}

import { searchText, searchWords } from '@portal/shared/contract/typed/typed-search.rules';

export interface Article {
  id: string;
  title: string;
  content: string;
}

/** Plain text of an article, without tags. */
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&[a-z]+;|&#\d+;/gi, ' ');

/** Finds articles with every word of the query; those with all words in the title come first. */
export function searchArticles(articles: readonly Article[], query: string): readonly Article[] {
  const words = searchWords(query);
  if (words.length === 0) return articles;
  const holdsAll = (text: string) => {
    const folded = searchText(text);
    return words.every((word) => folded.includes(word));
  };
  const inTitle = articles.filter(({ title }) => holdsAll(title));
  const inText = articles.filter(({ title, content }) => !holdsAll(title) && holdsAll(`${title} ${wordsOf(content)}`));
  return [...inTitle, ...inText];
}

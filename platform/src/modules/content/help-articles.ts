import { asc } from 'drizzle-orm';
import type { Database } from '../../kernel/database.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { helpArticles } from './tables.ts';

export interface HelpArticle {
  id: string;
  title: string;
  content: string;
}

/** Stores an article of the help centre; its HTML is cut down to what is harmless. */
export async function saveHelpArticle(database: Database, article: HelpArticle, position: number): Promise<void> {
  const { id, title } = article;
  const fields = { title, content: sanitiseHtml(article.content), position };
  await database.db
    .insert(helpArticles)
    .values({ id, ...fields })
    .onConflictDoUpdate({ target: helpArticles.id, set: fields });
}

export async function readHelpArticles(database: Database): Promise<HelpArticle[]> {
  const { id, title, content } = helpArticles;
  return database.db.select({ id, title, content }).from(helpArticles).orderBy(asc(helpArticles.position), asc(id));
}

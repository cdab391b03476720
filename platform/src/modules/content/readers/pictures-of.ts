import type { DocumentsInForce } from '../documents/documents-in-force.ts';

const picture = /<img\b[^>]*?\ssrc="([^"]*)"/g;

const inHtml = (html: string) => [...html.matchAll(picture)].flatMap(([, source]) => source ?? []);

/** Pictures of the shown content: of banners and offers, and within the HTML of articles; as they are written. */
export function picturesOf({ byKind }: DocumentsInForce): string[] {
  const { banner, notice, help, promotion, 'point-reward': present } = byKind;
  const articles = [...notice, ...help, ...promotion];
  return [
    ...banner.map(({ document }) => document.url),
    ...[...promotion, ...present].map(({ document }) => document.art),
    ...articles.flatMap(({ document }) => Object.values(document.texts).flatMap(({ content }) => inHtml(content))),
  ];
}

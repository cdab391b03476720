import type { ContentDocument, ContentKind } from '@portal/shared/contract/content/content-documents';

type Input<K extends ContentKind> = Omit<ContentDocument<K>, 'isShown'>;

/** Documents of a fresh portal by kind, in their order. */
export type SeedDocuments = { readonly [K in ContentKind]: readonly (Input<K> & { readonly id: string })[] };
export type SeedOf<K extends ContentKind> = SeedDocuments[K];

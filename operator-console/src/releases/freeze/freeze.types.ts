import type { freezeWindow } from '@portal/shared/contract/releases/releases';
import type { InferOutput } from 'valibot';

/** A window in which nothing can be promoted. */
export type Freeze = InferOutput<typeof freezeWindow>;

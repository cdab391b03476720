import type { freezeWindow } from '@portal/shared/contract/operator/release-calls';
import type { InferOutput } from 'valibot';

/** A window in which nothing can be promoted. */
export type Freeze = InferOutput<typeof freezeWindow>;

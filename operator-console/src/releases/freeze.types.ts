import type { freezeWindow } from '@portal/shared/contract/operator/release-calls';
import type { InferOutput } from 'valibot';

/** Until then nothing is promoted. */
export type Freeze = InferOutput<typeof freezeWindow>;

import * as v from 'valibot';

/** Where a vendor's games open: in the portal's frame, or in their own window (docs/product.md 2.1). */
export const opensIn = v.picklist(['frame', 'popup']);
export type OpensIn = v.InferOutput<typeof opensIn>;

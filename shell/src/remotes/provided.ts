/**
 * The shell brings these modules for every remote. A remote has no copy of its own, so a facade that the shell
 * never imports would be missing for all: tooling/webpack/shared-keys.ts and this list are compared by a test.
 */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import '@portal/shared/remote/router';
import '@portal/shared/remote/intl';
import '@portal/shared/remote/state';
import '@portal/shared/remote/query';
import '@portal/shared/ui/pictures';

/** Never called: that it is written here is what makes the build provide these, each in a chunk of its own. */
export const providedLater = [() => import('@portal/shared/ui/dialog-parts')];

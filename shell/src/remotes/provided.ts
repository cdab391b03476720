/**
 * Modules that the shell provides to every remote. A remote has no copy of its own, so an interface that the shell
 * never imports would be missing; a test compares this list with tooling/build/webpack/shared-keys.ts.
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

/** Never called: the import expressions alone make the build provide these modules, one chunk each. */
export const providedLater = [() => import('@portal/shared/ui/dialog-parts')];

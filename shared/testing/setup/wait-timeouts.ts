import { configure } from '@testing-library/dom';

/** What a loaded machine may need for one picture; a wait that succeeds ends at once, so this costs nothing. */
const mostMs = 10_000;

configure({ asyncUtilTimeout: mostMs });
jest.setTimeout(3 * mostMs);

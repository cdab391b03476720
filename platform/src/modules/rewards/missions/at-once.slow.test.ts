import { databaseTests } from '../../../testing/databases.ts';
import { missionClaimsAtOnce } from '../../../testing/mission-claims-at-once.ts';

const { test, database } = databaseTests();

test('a hundred claims of a mission at once pay once', () => missionClaimsAtOnce(database(), 100));

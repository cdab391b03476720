import { missionClaimsAtOnce } from '../../../testing/concurrent-mission-claims.ts';
import { databaseTests } from '../../../testing/databases.ts';

const { test, database } = databaseTests();

// covers 7.2
test('pays a mission once for a hundred concurrent claims', () => missionClaimsAtOnce(database(), 100));

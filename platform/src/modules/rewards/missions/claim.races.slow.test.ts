import { databaseTests } from '../../../testing/database/databases.ts';
import { missionClaimsAtOnce } from '../testing/concurrent-mission-claims.ts';

const { test, database } = databaseTests();

// covers 7.2
test('pays a mission once for a hundred concurrent claims', () => missionClaimsAtOnce(database(), 100));

import { databaseTests } from '../../../testing/databases.ts';
import { missionClaimsAtOnce } from '../../../testing/mission-claims-at-once.ts';

const { test, database } = databaseTests();

test('pays a mission once for a hundred concurrent claims', () => missionClaimsAtOnce(database(), 100));

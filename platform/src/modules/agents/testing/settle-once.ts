import { createDatabase } from '../../../kernel/database/database.ts';
import { openPostgres } from '../../../kernel/database/postgres-engine.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';

/** A process that settles all that is due at a fixed time: `settle-once.ts <database address> <time>`. */
const [url, time] = process.argv.slice(2);
if (!url || !time) throw new Error('Which database, and up to when?');
const database = createDatabase(openPostgres({ url, poolSize: 4, onError: () => {} }));
const app = await testApp(database, { clock: testClock(time) });
await app.modules.agents.settlement.settle();
await app.close();
await database.close();

/** kill -9 of the server and of PostgreSQL during purchases. */
import { killPostgres, killServer } from '../../test/torture/kills.ts';
import { startServers } from '../../test/torture/servers.ts';
import { prove } from './prove.ts';

const servers = await startServers(1);
await prove('kill -9 of the server, 20 times', () => killServer(servers, 20));
await prove('kill -9 of PostgreSQL, 10 times', () => killPostgres(servers, 10));
await servers.stop();

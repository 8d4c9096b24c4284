/** The reply to a commit is lost: the database has committed, but the server does not know. */
import { setTimeout as pause } from 'node:timers/promises';
import { cuttingProxy } from '../../test/torture/cutting-proxy.ts';
import { startPurchases } from '../../test/torture/purchases.ts';
import { settings, startServers } from '../../test/torture/servers.ts';
import { startShopProcess } from '../../test/support/shop-process.ts';
import { prove } from './prove.ts';

const servers = await startServers(1);
let cutting = false;
const proxy = await cuttingProxy(servers.postgres.connection, (isCommit) =>
  cutting ? Math.random() < (isCommit ? 0.2 : 0.03) : false,
);
const { user, database } = servers.postgres.connection;
const url = `postgres://${user}@127.0.0.1:${proxy.port}/${database}`;
const behind = await startShopProcess(servers.dataDir, { ...settings, DATABASE_URL: url });
const [direct] = servers.running.splice(0, 1, behind);

await prove('the reply to COMMIT cut off', async () => {
  const purchases = await startPurchases(servers, 8);
  cutting = true;
  await Promise.race([pause(20_000), purchases.failed]);
  cutting = false;
  const { purchases: purchaseCount, unanswered } = await purchases.stop();
  const { commits, statements } = proxy.cuts;
  if (commits < 5 || statements < 5)
    throw new Error(`only ${commits} commits and ${statements} statements were cut`);
  return `${commits} replies to COMMIT and ${statements} to single statements cut, ${purchaseCount} purchases, ${unanswered} repeated, no duplicate, no loss`;
});
if (direct) servers.running.push(direct);
await servers.stop();
proxy.close();

import { setDefaultCACertificates } from 'node:tls';
import { systemClock } from '../../../src/platform/clock.ts';
import { openDatabase } from '../../../src/platform/database.ts';
import { startNginx } from '../../support/nginx.ts';
import { freePort } from '../../support/shop-process.ts';
import { smallShop } from '../../support/small-shop.ts';
import { startDatabaseMachines } from './database-machines.ts';
import { openDeployment } from './deployment.ts';
import { findPrograms } from './programs.ts';
import { startShopMachines } from './shop-machines.ts';

/** Statement timeout of the test itself, in milliseconds: catches hanging, tolerates a busy machine. */
const patience = 60_000;

/** The shop of deploy/README.md on loopback: three database machines, two shop machines, and nginx with TLS in front. */
export async function startMachines() {
  const deployment = openDeployment(findPrograms());
  const databases = await startDatabaseMachines(deployment);
  const shops = await startShopMachines(deployment);
  const nginx = await startNginx(await freePort(), shops.ports);
  setDefaultCACertificates([nginx.certificate]);
  const { db } = openDatabase({ url: shops.databaseUrl }, 4, patience);
  return {
    deployment,
    databases,
    shops,
    nginx,
    db,
    shop: await smallShop(db, systemClock.now()),
    address: () => nginx.secure,
    stop: async () => {
      await db.destroy();
      await nginx.stop();
      await shops.stop();
      for (const machine of databases.all) await machine.kill();
      deployment.remove();
    },
  };
}

export type Machines = Awaited<ReturnType<typeof startMachines>>;

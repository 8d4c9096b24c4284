import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShopProcess } from '../../test/support/shop-process.ts';

/** The shop at an address; without one, a demo shop with a data folder of its own that is gone when it closes. */
export async function openForPictures(
  address?: string,
): Promise<{ address: string; close: () => Promise<void> }> {
  if (address) return { address, close: async () => undefined };
  const dataDir = mkdtempSync(join(tmpdir(), 'chowk-screenshots-'));
  chmodSync(dataDir, 0o755); // for root: so that the user PostgreSQL runs as can enter it
  const server = await startShopProcess(dataDir);
  return {
    address: server.address,
    close: async () => {
      await server.stop();
      const home = join(dataDir, 'postgres');
      if (existsSync(home)) rmSync(realpathSync(home), { recursive: true }); // run by root it may be a link
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

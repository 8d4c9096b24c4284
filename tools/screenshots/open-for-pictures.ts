import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShopProcess } from '../../test/support/shop-process.ts';

/** The shop at `address`, or by default a demo shop with a temporary data folder. */
export async function openForPictures(
  address?: string,
): Promise<{ address: string; close: () => Promise<void> }> {
  if (address) return { address, close: async () => undefined };
  const dataDir = mkdtempSync(join(tmpdir(), 'chowk-screenshots-'));
  chmodSync(dataDir, 0o755); // for root: PostgreSQL runs as another user, who must be able to enter it
  const server = await startShopProcess(dataDir);
  return {
    address: server.address,
    close: async () => {
      await server.stop();
      const home = join(dataDir, 'postgres');
      if (existsSync(home)) rmSync(realpathSync(home), { recursive: true }); // when run by root it may be a link
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

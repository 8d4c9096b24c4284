/** The shop for journeys with `JOURNEYS_SERVERS=2` (playwright.config.ts): a demo shop of two servers behind nginx on `PORT`. */
import { startBehindNginx } from './servers-behind-nginx.ts';

const servers = await startBehindNginx({}, Number(process.env.PORT));
let stopping: Promise<void> | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void (stopping ??= servers.stop().then(() => process.exit())));

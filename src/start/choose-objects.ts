import type { Clock } from '../platform/clock.ts';
import type { Settings } from '../settings/settings.ts';
import { diskObjects } from '../platform/objects/disk-objects.ts';
import type { Objects } from '../platform/objects/objects.ts';
import { s3Objects } from '../platform/objects/s3-objects.ts';

/** Where photos are stored: the bucket in the settings, or else the data folder. */
export function chooseObjects({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>, clock: Clock): Objects {
  return s3 ? s3Objects({ ...s3, clock }) : diskObjects(dataDir);
}

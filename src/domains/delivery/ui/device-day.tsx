import { DayMark } from './day-mark.tsx';
import { useDeviceDay } from './device-days.ts';

/** When a seller's goods arrive at this device's PIN code. */
export const DeviceDay = ({ sellerId, className }: { sellerId: string; className?: string | undefined }) => (
  <DayMark day={useDeviceDay(sellerId)} className={className} />
);

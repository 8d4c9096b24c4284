import type { DeskApi } from '../../../calls.ts';

export type WindowData = Awaited<ReturnType<DeskApi['deskWindow']['read']>>;
export type DeskBanner = WindowData['banners'][number];
export type DeskGroup = WindowData['groups'][number];

import { createHmac, timingSafeEqual } from 'node:crypto';
import { type NoticeGroup, noticeGroups } from '../kinds.ts';

/** Whose e-mails of which group a link ends. */
export interface Unsubscription {
  readonly customerId: string;
  readonly group: NoticeGroup;
}

/** Signs and reads the links that end a group's e-mails without a login. They do not expire: mails are read late. */
export interface UnsubscribeTokens {
  readonly tokenOf: (unsubscription: Unsubscription) => string;
  /** Null for what this shop did not sign. */
  readonly read: (token: string) => Unsubscription | null;
}

/** @param secret another one makes other links, and voids those in mails that were sent */
export function unsubscribeTokens(secret: string): UnsubscribeTokens {
  const sign = (customerId: string, group: string) =>
    createHmac('sha256', secret).update(`unsubscribe:${customerId}:${group}`).digest('base64url');
  return {
    tokenOf: ({ customerId, group }) => `${customerId}.${group}.${sign(customerId, group)}`,
    read: (token) => {
      const [customerId = '', named = '', signature = ''] = token.split('.');
      const group = noticeGroups.find((one) => one === named);
      if (!group) return null;
      const [given, right] = [signature, sign(customerId, group)].map((text) => Buffer.from(text));
      return given && right && given.length === right.length && timingSafeEqual(given, right)
        ? { customerId, group }
        : null;
    },
  };
}

import { createHmac } from 'node:crypto';
import { type NoticeGroup, noticeGroups } from '../kinds.ts';
import { isSameSecret } from '../../../platform/is-same-secret.ts';

/** The customer and the group of e-mails that a link unsubscribes. */
export interface Unsubscription {
  readonly customerId: string;
  readonly group: NoticeGroup;
}

/**
 * Signs and verifies links that unsubscribe from a group's e-mails without a login. They do not expire, because mails
 * may be read late.
 */
export interface UnsubscribeTokens {
  readonly tokenOf: (unsubscription: Unsubscription) => string;
  /** Null for a token that this shop did not sign. */
  readonly read: (token: string) => Unsubscription | null;
}

/** @param secret changing it invalidates the links in mails already sent */
export function unsubscribeTokens(secret: string): UnsubscribeTokens {
  const sign = (customerId: string, group: string) =>
    createHmac('sha256', secret).update(`unsubscribe:${customerId}:${group}`).digest('base64url');
  return {
    tokenOf: ({ customerId, group }) => `${customerId}.${group}.${sign(customerId, group)}`,
    read: (token) => {
      const [customerId = '', groupName = '', signature = ''] = token.split('.');
      const group = noticeGroups.find((one) => one === groupName);
      return group && isSameSecret(signature, sign(customerId, group)) ? { customerId, group } : null;
    },
  };
}

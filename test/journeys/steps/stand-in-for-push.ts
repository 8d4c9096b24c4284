import type { Page } from '@playwright/test';
import type { PushService } from '../../support/push-service.ts';

/** Gives the page a subscription at the fake push service, and counts how often it was requested. */
export async function standInFor(page: Page, service: PushService): Promise<void> {
  const { endpoint, keys } = service.subscribe();
  await page.addInitScript(
    (json) => {
      let current: object | null = null;
      const subscription = {
        toJSON: () => json,
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        subscribe: async () => (current = subscription),
        getSubscription: async () => current,
      });
      const ask = Notification.requestPermission.bind(Notification);
      Notification.requestPermission = () => {
        sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked')) + 1));
        return ask();
      };
    },
    { endpoint, keys },
  );
}

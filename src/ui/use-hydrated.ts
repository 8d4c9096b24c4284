import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts work on this page: false on the server and until it is taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

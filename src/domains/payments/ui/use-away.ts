import { useCallback, useEffect, useState } from 'react';

/**
 * Whether the customer is away: the page is hidden, or a payment app was opened from it. An app may leave the page
 * visible beside it, so its link calls `leave`; any activity on the page ends that.
 */
export function useAway(): { away: boolean; leave: () => void } {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const look = () => setAway(document.visibilityState === 'hidden');
    look();
    document.addEventListener('visibilitychange', look);
    const signs = ['focus', 'pointerdown', 'keydown'] as const;
    for (const sign of signs) window.addEventListener(sign, look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      for (const sign of signs) window.removeEventListener(sign, look);
    };
  }, []);
  return { away, leave: useCallback(() => setAway(true), []) };
}

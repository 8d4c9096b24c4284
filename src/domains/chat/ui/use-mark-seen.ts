import { useEffect } from 'react';
import { type End, idAt, otherSide } from './conversation-end.ts';
import type { Thread } from './thread.ts';

/**
 * Tells the server how far this end has read. A visible conversation counts as read.
 * @param onSeen called once the server has stored it; stable between renders
 */
export function useMarkSeen(
  end: End,
  thread: Thread,
  onSeen: (read: { customerRead?: number; sellerRead?: number }) => void,
): void {
  const other = idAt(end.parties, otherSide(end));
  const latest = thread.messages.findLast(({ senderId }) => senderId === other)?.sequence ?? 0;
  const read = end.me === 'customer' ? thread.customerRead : thread.sellerRead;
  useEffect(() => {
    const look = () => {
      if (latest <= read || document.visibilityState !== 'visible') return;
      // A failure is ignored: the next message or the next visit sends it again.
      end.markSeen(latest).then(
        () => onSeen({ [`${end.me}Read`]: latest }),
        () => undefined,
      );
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [end, latest, read, onSeen]);
}

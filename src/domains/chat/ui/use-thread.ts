import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Message, Stretch } from '../chat.ts';
import type { End } from './conversation-end.ts';
import { addMessage, addNewer, addOlder, openThread, withSeen } from './thread.ts';

/**
 * The thread of an open conversation.
 * @returns the thread, a ref to the latest one for code that runs between renders, and the stable functions that
 * change it
 */
export function useThread(initial: Stretch) {
  const [thread, setThread] = useState(() => openThread(initial));
  const latest = useRef(thread);
  useLayoutEffect(() => {
    latest.current = thread;
  });
  const changes = useMemo(
    () => ({
      add: (message: Message) => setThread((current) => addMessage(current, message)),
      addNewer: (stretch: Stretch) => setThread((current) => addNewer(current, stretch)),
      addOlder: (stretch: Stretch) => setThread((current) => addOlder(current, stretch)),
      seen: (read: { customerRead?: number; sellerRead?: number }) =>
        setThread((current) => withSeen(current, read)),
    }),
    [],
  );
  return { thread, latest, changes };
}

type OpenThread = ReturnType<typeof useThread>;

/** @returns a function that loads the messages before the first one, page by page */
export function useLoadOlder(end: End, { latest, changes }: OpenThread, onFailed: () => void) {
  const underway = useRef(false);
  return useCallback(async () => {
    const { messages, older } = latest.current;
    const [first] = messages;
    if (!first || !older || underway.current) return;
    underway.current = true;
    try {
      changes.addOlder(await end.read({ before: first.sequence }));
    } catch {
      onFailed();
    } finally {
      underway.current = false;
    }
  }, [end, latest, changes, onFailed]);
}

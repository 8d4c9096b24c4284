import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isCallError } from '../../../platform/call-error.ts';
import type { Message } from '../chat.ts';
import { conversationId, type End } from './conversation-end.ts';
import { keepUnsent, keptUnsent, type OutgoingMessage } from './unsent.ts';

/** Callbacks of an outbox. */
interface OutboxListeners {
  readonly onStored: (message: Message) => void;
  readonly onUnreachable: () => void;
}

/** Outgoing messages: sent in order, kept in the tab until they are stored. */
export function useOutbox(end: End, { onStored, onUnreachable }: OutboxListeners) {
  const [waiting, setUnsent] = useKeptUnsent(conversationId(end.parties));
  const latest = useRef({ unsent: waiting, onStored, onUnreachable });
  useLayoutEffect(() => {
    latest.current = { unsent: waiting, onStored, onUnreachable };
  });
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const forget = useCallback(
    (clientId: string) => setUnsent((list) => list.filter((one) => one.clientId !== clientId)),
    [setUnsent],
  );
  const send = useCallback(
    (outgoing: OutgoingMessage): Promise<void> => {
      const { clientId } = outgoing;
      const change = (with_: Partial<OutgoingMessage>) =>
        setUnsent((list) => list.map((one) => (one.clientId === clientId ? { ...one, ...with_ } : one)));
      setUnsent((list) => withFresh(list, { ...outgoing, failed: undefined, waits: undefined }));
      const sending = queue.current.then(async () => {
        try {
          const message = outgoing.picture
            ? await end.sendPicture(outgoing, (progress) => change({ progress }))
            : await end.send(outgoing);
          forget(clientId);
          if (outgoing.picture) URL.revokeObjectURL(outgoing.picture.preview);
          if (message) latest.current.onStored(message);
        } catch (error) {
          const waits = isCallError(error) && (error.status === 0 || error.status >= 502);
          change({ failed: (error as Error).message, waits, progress: undefined });
          if (waits) latest.current.onUnreachable();
        }
      });
      queue.current = sending;
      return sending;
    },
    [end, forget, setUnsent],
  );
  const sendWaiting = useCallback(() => {
    for (const one of latest.current.unsent) if (one.waits) void send(one);
  }, [send]);
  return { unsent: waiting, send, sendWaiting, forget };
}

/** The unsent messages of a conversation, which survive a reload of the tab. */
function useKeptUnsent(conversation: string) {
  const [queue, setUnsent] = useState<readonly OutgoingMessage[]>([]);
  useEffect(() => {
    const storedMessages = keptUnsent(conversation);
    if (storedMessages.length)
      setUnsent((list) => [
        ...storedMessages.filter((one) => !list.some(({ clientId }) => clientId === one.clientId)),
        ...list,
      ]);
  }, [conversation]);
  useEffect(() => keepUnsent(conversation, queue), [conversation, queue]);
  return [queue, setUnsent] as const;
}

const withFresh = (list: readonly OutgoingMessage[], fresh: OutgoingMessage) =>
  list.some(({ clientId }) => clientId === fresh.clientId)
    ? list.map((one) => (one.clientId === fresh.clientId ? fresh : one))
    : [...list, fresh];

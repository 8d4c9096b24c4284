import { useCallback, useEffect, useRef, useState } from 'react';
import * as m from '#messages/desk-chat';
import type { Message } from '../../../domains/chat/chat.ts';
import type { Live } from '../../../domains/chat/ui/live.ts';
import { readWhole } from '../../../domains/chat/ui/read-whole.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useDesk } from '../../session.tsx';
import type { DeskChatData } from './load.ts';

type Lines = NonNullable<DeskChatData>['conversations'];

/** Polling interval of the inbox in milliseconds, while the socket is connected and while it is not. */
const askEvery = { connected: 30_000, alone: 5_000 };

/** A shop's conversations, kept up to date by the socket and by polling. */
export function useInbox(customerId: string, firstLines: Lines, live: Live) {
  const { api, shop } = useDesk();
  const [lines, setLines] = useState(firstLines);
  const latest = useRef(lines);
  const show = useCallback((fresh: Lines) => {
    latest.current = fresh;
    setLines(fresh);
  }, []);
  const messagesHeard = useRef(0);
  const ask = useCallback(async () => {
    try {
      const { conversations } = await readWhole(messagesHeard, () => api.deskChat.inbox({ shop: shop?.id }));
      show(conversations);
    } catch {
      // Keep what is shown; the open conversation reports that the server cannot be reached.
    }
  }, [api, shop, show]);

  const addLine = useCallback(
    (message: Message) => {
      messagesHeard.current++;
      const line = latest.current.find(
        (one) => one.customerId === message.senderId || one.customerId === message.receverId,
      );
      const fromElsewhere = message.senderId !== customerId && message.receverId === shop?.id;
      if (fromElsewhere) toast.info(m.someone_wrote({ sender: message.senderName }));
      if (!line) return void ask();
      show([
        {
          ...line,
          unread: line.unread + (fromElsewhere ? 1 : 0),
          lastMessage: message.text || m.picture(),
          lastAt: message.createdAt,
        },
        ...latest.current.filter((one) => one !== line),
      ]);
    },
    [customerId, shop, ask, show],
  );

  useEffect(() => {
    const stop = [
      live.on('activeCustomer', (active) => {
        const online = new Set(active.map((one) => one.customerId));
        show(latest.current.map((line) => ({ ...line, online: online.has(line.customerId) })));
      }),
      // Messages of the open conversation are counted there, so that none is counted twice.
      live.on('customer_message', (message) => message.senderId !== customerId && addLine(message)),
      live.on('own_message', (message) => message.receverId !== customerId && addLine(message)),
    ];
    live.emit('add_seller');
    const timer = setInterval(
      () => document.visibilityState === 'visible' && void ask(),
      live.connected ? askEvery.connected : askEvery.alone,
    );
    return () => {
      clearInterval(timer);
      for (const one of stop) one();
    };
  }, [live, customerId, addLine, ask, show]);
  // Messages between loading the page and opening the socket were not pushed: fetch them.
  useEffect(() => void (live.connected && ask()), [live.connected, ask]);
  return { lines, heard: addLine };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import * as m from '#messages/desk-chat';
import type { Message } from '../../../domains/chat/chat.ts';
import type { Live } from '../../../domains/chat/ui/live.ts';
import { readWhole } from '../../../domains/chat/ui/read-whole.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useDesk } from '../../session.tsx';
import type { DeskChatData } from './load.ts';

type Lines = NonNullable<DeskChatData>['conversations'];

/** How often the inbox is asked for, in milliseconds: while the socket is there, and while it is not. */
const askEvery = { connected: 30_000, alone: 5_000 };

/** A shop's conversations, kept fresh by what comes over the socket and by asking. */
export function useInbox(customerId: string, opened: Lines, live: Live) {
  const { api, shop } = useDesk();
  const [lines, setLines] = useState(opened);
  const known = useRef(lines);
  const show = useCallback((fresh: Lines) => {
    known.current = fresh;
    setLines(fresh);
  }, []);
  const messagesHeard = useRef(0);
  const ask = useCallback(async () => {
    try {
      const { conversations } = await readWhole(messagesHeard, () => api.deskChat.inbox({ shop: shop?.id }));
      show(conversations);
    } catch {
      // What could not be read stays as it is; the open conversation says that the shop cannot be reached.
    }
  }, [api, shop, show]);

  const heard = useCallback(
    (message: Message) => {
      messagesHeard.current++;
      const line = known.current.find(
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
        ...known.current.filter((one) => one !== line),
      ]);
    },
    [customerId, shop, ask, show],
  );

  useEffect(() => {
    const stop = [
      live.on('activeCustomer', (active) => {
        const online = new Set(active.map((one) => one.customerId));
        show(known.current.map((line) => ({ ...line, online: online.has(line.customerId) })));
      }),
      // Those of the open conversation are heard there, once, however they come.
      live.on('customer_message', (message) => message.senderId !== customerId && heard(message)),
      live.on('own_message', (message) => message.receverId !== customerId && heard(message)),
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
  }, [live, customerId, heard, ask, show]);
  // What came after the page was read and before the socket was there was told to nobody.
  useEffect(() => void (live.connected && ask()), [live.connected, ask]);
  return { lines, heard };
}

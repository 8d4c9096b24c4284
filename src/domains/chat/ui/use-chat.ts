import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as m from '#messages/chat';
import { toast } from '../../../ui/toast/toast.ts';
import { useApi } from '../../../web/page.tsx';
import { useShell } from '../../../web/shell-context.tsx';
import type { Friend, Message, Stretch } from '../chat.ts';
import { useLive } from './live.ts';
import { readWhole } from './read-whole.ts';
import type { OutgoingMessage } from './unsent.ts';
import { sendPicture } from './send-picture.ts';
import { tellUnread } from './watch-unread.ts';
import { useConversation } from './use-conversation.ts';
import type { End } from './conversation-end.ts';

/** Poll intervals for the list of sellers, in milliseconds, with the socket connected and without. */
const askEvery = { connected: 30_000, alone: 6_000 };

interface ChatPage extends Stretch {
  readonly currentFd: Friend | null;
  readonly myFriends: readonly Friend[];
}

/** A customer's chat: the sellers with unread counts and presence, and the open conversation. */
export function useChat(sellerId: string, initial: ChatPage) {
  const api = useApi();
  const { customer } = useShell();
  const customerId = customer?.id ?? '';
  const live = useLive('shop');
  const { friends, heard, onlineNow } = useFriends(sellerId, initial.myFriends, live.connected);

  useEffect(() => {
    if (live.connected && customer) live.emit('add_user', customer.id, { name: customer.name });
    const stop = [
      live.on('activeSeller', onlineNow),
      // The open conversation handles its own messages.
      live.on('seller_message', (message) => message.senderId !== sellerId && heard(message)),
      live.on('own_message', (message) => message.receverId !== sellerId && heard(message)),
    ];
    return () => {
      for (const one of stop) one();
    };
  }, [live, customer, sellerId, onlineNow, heard]);

  const end = useMemo<End>(
    () => ({
      me: 'customer',
      parties: { customerId, sellerId },
      read: (range) => (sellerId ? api.chat.read({ sellerId, ...range }) : Promise.resolve(nothing)),
      send: async ({ clientId, text, productId, orderId }: OutgoingMessage) =>
        (
          await api.chat.send({
            sellerId,
            text,
            clientId,
            ...(productId ? { productId } : {}),
            ...(orderId ? { orderId } : {}),
          })
        ).message,
      sendPicture: (message, onProgress) =>
        sendPicture(message, { call: ['chat', 'sendPicture'], input: { sellerId }, onProgress }),
      markSeen: (upTo) => api.chat.markSeen({ sellerId, upTo }),
    }),
    [api, customerId, sellerId],
  );
  // `useConversation` also emits sent messages to the socket, as `send_customer_message`.
  const conversation = useConversation(end, initial, live, { onSent: heard, onHeard: heard });
  return { conversation, friends };
}

const nothing: Stretch = { messages: [], more: false, customerRead: 0, sellerRead: 0 };

/** The list of sellers, kept up to date by the socket and by polling. */
function useFriends(sellerId: string, initial: readonly Friend[], isConnected: boolean) {
  const api = useApi();
  const [friends, setFriends] = useState(initial);
  const friendsRef = useRef(friends);
  const show = useCallback(
    (fresh: readonly Friend[]) => {
      friendsRef.current = fresh;
      setFriends(fresh);
      tellUnread(fresh.reduce((sum, { fdId, unread }) => (fdId === sellerId ? sum : sum + unread), 0));
    },
    [sellerId],
  );

  const messagesHeard = useRef(0);
  const ask = useCallback(async () => {
    const { myFriends } = await readWhole(messagesHeard, () => api.chat.open({ sellerId: '' }));
    for (const { fdId, name, unread } of myFriends) {
      const before = friendsRef.current.find((friend) => friend.fdId === fdId)?.unread ?? 0;
      if (fdId !== sellerId && unread > before) sayWhoWrote(name);
    }
    show(myFriends);
  }, [api, sellerId, show]);
  // If it cannot be read, the list stays. The conversation says that the shop is unreachable.
  const look = useCallback(() => void ask().catch(() => undefined), [ask]);

  /** A message came or went: its seller moves to the top. */
  const onMessage = useCallback(
    (message: Message) => {
      messagesHeard.current++;
      const friend = friendsRef.current.find(
        ({ fdId }) => fdId === message.senderId || fdId === message.receverId,
      );
      if (!friend) return look();
      const fromElsewhere = message.senderId === friend.fdId && friend.fdId !== sellerId;
      if (fromElsewhere) sayWhoWrote(message.senderName);
      const unreadCount = friend.unread + (fromElsewhere ? 1 : 0);
      show(
        toTop(friendsRef.current, {
          ...friend,
          unread: unreadCount,
          lastMessage: message.text || m.a_picture(),
          lastAt: message.createdAt,
        }),
      );
    },
    [sellerId, look, show],
  );
  const onlineNow = useCallback(
    (active: readonly { sellerId: string }[]) => {
      const online = new Set(active.map((one) => one.sellerId));
      show(friendsRef.current.map((friend) => ({ ...friend, online: online.has(friend.fdId) })));
    },
    [show],
  );

  useEffect(() => {
    // Catches up on messages between the page's read and the socket's connection.
    if (isConnected) look();
    const timer = setInterval(
      () => document.visibilityState === 'visible' && look(),
      isConnected ? askEvery.connected : askEvery.alone,
    );
    return () => clearInterval(timer);
  }, [look, isConnected]);
  return { friends, heard: onMessage, onlineNow };
}

const toTop = (friends: readonly Friend[], friend: Friend): Friend[] => [
  friend,
  ...friends.filter(({ fdId }) => fdId !== friend.fdId),
];

const sayWhoWrote = (senderName: string) => toast.info(m.seller_sent_message({ sender: senderName }));

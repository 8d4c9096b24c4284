import { useMemo, useState } from 'react';
import * as m from '#messages/desk-chat';
import { Conversation } from '../../../domains/chat/ui/conversation.tsx';
import { FriendList } from '../../../domains/chat/ui/friend-list.tsx';
import { type Live, useLive } from '../../../domains/chat/ui/live.ts';
import { sendPicture } from '../../../domains/chat/ui/send-picture.ts';
import type { End } from '../../../domains/chat/ui/conversation-end.ts';
import { useConversation } from '../../../domains/chat/ui/use-conversation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { useDesk } from '../../session.tsx';
import { AnswersDialog } from './answers-dialog.tsx';
import styles from './chat.module.css';
import type { DeskChatData } from './load.ts';
import { useInbox } from './use-inbox.ts';

/** A shop's inbox, the latest conversation first, and the open one beside it. A phone shows one of the two. */
export default function DeskChat({ data }: DeskViewProps<DeskChatData>) {
  const live = useLive('desk');
  if (!data)
    return (
      <EmptyState title={m.choose_shop()} titleAs="h1">
        {m.choose_shop_hint()}
      </EmptyState>
    );
  return <Inbox key={data.open?.customerId ?? ''} data={data} live={live} />;
}

type ChatData = NonNullable<DeskChatData>;
type OpenChat = NonNullable<ChatData['open']>;

function Inbox({ data, live }: { data: ChatData; live: Live }) {
  const current = data.open?.customerId ?? '';
  const { lines, heard } = useInbox(current, data.conversations, live);
  const [answers, setAnswers] = useState(data.quickAnswers);
  const [editing, setEditing] = useState(false);
  return (
    <div className={styles.chat} data-open={Boolean(data.open)}>
      <section className={styles.inbox} aria-labelledby="inbox">
        <header>
          <h1 id="inbox">{m.chat()}</h1>
          <Button variant="secondary" size="small" onClick={() => setEditing(true)}>
            {m.quick_answers()}
          </Button>
        </header>
        {lines.length === 0 && <p className={styles.nobody}>{m.no_chats()}</p>}
        <FriendList
          label={m.conversations()}
          friends={lines.map(({ customerId, ...line }) => ({ ...line, id: customerId }))}
          current={current}
          hrefOf={(id) => `/desk/chat/${id}`}
        />
      </section>
      <div className={styles.pane}>
        {data.open ? (
          <OpenConversation
            opened={data.open}
            online={lines.find(({ customerId }) => customerId === current)?.online ?? false}
            {...{ live, answers, heard }}
          />
        ) : (
          <p className={styles.nobody}>
            {lines.length > 0 ? m.choose_conversation() : m.conversations_open_here()}
          </p>
        )}
      </div>
      {editing && <AnswersDialog answers={answers} onClose={() => setEditing(false)} onKept={setAnswers} />}
    </div>
  );
}

function OpenConversation({
  opened,
  live,
  online,
  answers,
  heard,
}: {
  opened: OpenChat;
  live: Live;
  online: boolean;
  answers: readonly string[];
  heard: ReturnType<typeof useInbox>['heard'];
}) {
  const { api, shop } = useDesk();
  const { customerId, customerName } = opened;
  const sellerId = shop?.id ?? '';
  const end = useMemo<End>(
    () => ({
      me: 'seller',
      parties: { customerId, sellerId },
      read: (page) => api.deskChat.read({ shop: sellerId, customerId, ...page }),
      send: async ({ text, clientId }) =>
        (await api.deskChat.reply({ shop: sellerId, customerId, text, clientId })).message,
      sendPicture: (message, onProgress) =>
        sendPicture(message, {
          call: ['deskChat', 'sendPicture'],
          input: { customerId, shop: sellerId },
          onProgress,
        }),
      markSeen: (upTo) => api.deskChat.markSeen({ shop: sellerId, customerId, upTo }),
    }),
    [api, customerId, sellerId],
  );
  const chat = useConversation(end, opened, live, { onSent: heard, onHeard: heard });
  return (
    <Conversation
      chat={chat}
      other={{ id: customerId, name: customerName, online }}
      back={{ href: '/desk/chat', label: m.all_conversations() }}
      first={m.not_written_yet({ customer: customerName })}
      pictureHref={(id, size) => `/api/desk/chat/picture/${id}?size=${size}&shop=${sellerId}`}
      orderHref={(id) => `/desk/orders/${id}`}
      productHref={(slug) => `${location.origin}/product/details/${slug}`}
      answers={answers}
    />
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import * as m from '#messages/chat';
import { IconLink } from '../../../ui/icon-button/icon-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { Composer } from './composer.tsx';
import styles from './conversation.module.css';
import { MessageList } from './message-list.tsx';
import { OnlineDot } from './online-dot.tsx';
import type { OutgoingMessage } from './unsent.ts';
import type { OpenConversation } from './use-conversation.ts';

interface Props {
  readonly chat: OpenConversation;
  readonly other: {
    readonly id: string;
    readonly name: string;
    readonly image?: string;
    readonly online: boolean;
  };
  /** Link to the list of conversations, a separate page on a phone. */
  readonly back: { readonly href: string; readonly label: string };
  /** Shown while there are no messages. */
  readonly first: string;
  readonly pictureHref: (pictureId: string, size: 'full' | 'thumbnail') => string;
  readonly orderHref: (orderId: string) => string;
  readonly productHref: (slug: string) => string;
  /** The subject of the next message: shown as a card, and attached to what is sent. */
  readonly about?: {
    readonly card: ReactNode;
    readonly productId?: string;
    readonly orderId?: string;
  } | null;
  /** Quick answers. */
  readonly answers?: readonly string[];
}

/**
 * A conversation: the other side's messages on the left, the reader's own on the right, the latest in view, the input
 * below.
 */
export function Conversation({ chat, other, back, about, answers, ...list }: Props) {
  function send(message: OutgoingMessage) {
    void chat.send({
      ...message,
      ...(about?.productId && !message.picture ? { productId: about.productId } : {}),
      ...(about?.orderId && !message.picture ? { orderId: about.orderId } : {}),
    });
  }
  return (
    <section className={styles.pane} aria-label={m.chat_with({ other: other.name })}>
      <header className={styles.head}>
        <IconLink className={styles.back} icon="chevron-left" label={back.label} href={back.href} />
        <span className={styles.face}>
          <Picture src={other.image ?? ''} alt="" ratio="1" sizes="2.5rem" />
        </span>
        <div className={styles.who}>
          <h2>{other.name}</h2>
          <p>
            {other.online ? (
              <>
                <OnlineDot /> {m.online_now()}
              </>
            ) : (
              m.offline_now()
            )}
          </p>
        </div>
      </header>
      {about && (
        <div className={styles.about}>
          <p>{m.about_this()}</p>
          {about.card}
        </div>
      )}
      <MessageList chat={chat} other={other} {...list} />
      <div>
        {chat.offline && (
          <p className={styles.offline} role="status">
            {m.unreachable()}
          </p>
        )}
        <Composer conversation={chat.id} onSend={send} onTyping={chat.tellTyping} answers={answers} />
      </div>
      <Announcer chat={chat} otherId={other.id} />
    </section>
  );
}

/** In milliseconds. */
const sentShownFor = 3_000;

/**
 * A live region that reads out new messages of the other end, and says that the reader's own was sent: for a moment
 * everybody sees that, too.
 */
function Announcer({ chat: { messages }, otherId }: { chat: OpenConversation; otherId: string }) {
  const latest = messages.at(-1);
  const [before, setBefore] = useState(latest?._id);
  const [draft, setSaid] = useState('');
  const [status, setSent] = useState('');
  useEffect(() => {
    if (!status) return;
    const timer = setTimeout(() => setSent(''), sentShownFor);
    return () => clearTimeout(timer);
  }, [status]);
  useEffect(() => {
    if (!latest || latest._id === before) return;
    setBefore(latest._id);
    const isOwn = latest.receverId === otherId;
    setSent(isOwn ? latest._id : '');
    setSaid(
      isOwn ? ` ${m.message_send_success()}` : `${latest.senderName}: ${latest.message || m.a_picture()}`,
    );
  }, [latest, before, otherId]);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{draft}</span>
      </VisuallyHidden>
      {status && (
        <p className={styles.sent} aria-hidden="true">
          {m.message_send_success()}
        </p>
      )}
    </>
  );
}

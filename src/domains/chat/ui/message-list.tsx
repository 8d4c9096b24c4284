import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as m from '#messages/chat';
import { clock, weekday } from '../../../messages/dates.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { Message } from '../chat.ts';
import { OrderInChat, ProductInChat } from './cards.tsx';
import styles from './message-list.module.css';
import type { OutgoingMessage } from './unsent.ts';
import type { OpenConversation } from './use-conversation.ts';

/** Within this many pixels of an end, the list counts as scrolled to that end. */
const near = 96;

interface Props {
  readonly chat: OpenConversation;
  /** The other end's id and name. */
  readonly other: { readonly id: string; readonly name: string };
  /** Shown while there are no messages. */
  readonly first: string;
  readonly pictureHref: (pictureId: string, size: 'full' | 'thumbnail') => string;
  readonly orderHref: (orderId: string) => string;
  readonly productHref: (slug: string) => string;
}

/**
 * The messages, the latest in view. The list follows new messages while scrolled to the end, and stays in place while
 * the reader looks further up. Reaching the top loads earlier messages.
 */
export function MessageList({ chat, other, first, ...hrefs }: Props) {
  const { messages, unsent, older, loadOlder, seenUpTo, typing } = chat;
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [below, setBelow] = useState(false);
  const firstId = messages[0]?._id;
  const previous = useRef({ firstId, height: 0 });

  // Before paint: messages loaded above must not move what is being read.
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    if (previous.current.firstId !== firstId && !atEnd.current)
      current.scrollTop += current.scrollHeight - previous.current.height;
    previous.current = { firstId, height: current.scrollHeight };
  });

  const latest = unsent.at(-1)?.clientId ?? messages.at(-1)?._id;
  const mine = unsent.length > 0 || messages.at(-1)?.receverId === other.id;
  useEffect(() => {
    if (!latest) return;
    if (atEnd.current || mine) toEnd(box.current);
    else setBelow(true);
  }, [latest, mine]);
  useEffect(() => {
    if (typing && atEnd.current) toEnd(box.current);
  }, [typing]);
  // A picture that loads late makes the list longer, and an on-screen keyboard makes the window lower.
  useEffect(() => {
    const { current } = box;
    const list = current?.firstElementChild;
    if (!current || !list) return;
    const watch = new ResizeObserver(() => atEnd.current && toEnd(current));
    watch.observe(list);
    watch.observe(current);
    return () => watch.disconnect();
  }, []);

  function onScroll() {
    const { current } = box;
    if (!current) return;
    atEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < near;
    if (atEnd.current) setBelow(false);
    if (current.scrollTop < near && older) void loadOlder();
  }

  return (
    <div className={styles.frame}>
      {/* The conversation's own live region reads out new messages; a live region here would also read older ones. */}
      {/* oxlint-disable no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard */}
      <div
        className={styles.scroll}
        ref={box}
        role="log"
        aria-live="off"
        aria-label={m.messages()}
        tabIndex={0}
        onScroll={onScroll}
      >
        {/* oxlint-enable no-noninteractive-tabindex */}
        <ol className={styles.messages}>
          {older && (
            <li className={styles.between}>
              <button type="button" onClick={() => void loadOlder()}>
                {m.older_messages()}
              </button>
            </li>
          )}
          {messages.length + unsent.length === 0 && <li className={styles.first}>{first}</li>}
          {messages.map((message, at) => (
            <MessageItem
              key={message._id}
              message={message}
              own={message.receverId === other.id}
              seen={message.sequence <= seenUpTo}
              day={dayOf(message) === dayOf(messages[at - 1]) ? null : dayOf(message)}
              {...hrefs}
            />
          ))}
          {unsent.map((one) => (
            <UnsentItem key={one.clientId} unsent={one} chat={chat} />
          ))}
          {typing && <li className={styles.typing}>{m.is_typing({ other: other.name })}</li>}
        </ol>
      </div>
      {below && (
        <button type="button" className={styles.below} onClick={() => toEnd(box.current)}>
          {m.new_messages()} <Icon name="chevron-down" />
        </button>
      )}
    </div>
  );
}

function toEnd(box: HTMLElement | null): void {
  box?.scrollTo({ top: box.scrollHeight });
}

const dayOf = (message: Message | undefined) => (message ? weekday(message.createdAt) : null);

interface ItemProps extends Pick<Props, 'pictureHref' | 'orderHref' | 'productHref'> {
  readonly message: Message;
  readonly own: boolean;
  readonly seen: boolean;
  /** The day, if it differs from the previous message's. */
  readonly day: string | null;
}

function MessageItem({ message, own, seen, day, pictureHref, orderHref, productHref }: ItemProps) {
  const { picture, product, order } = message;
  return (
    <>
      {day && <li className={styles.between}>{day}</li>}
      <li className={styles.message} data-own={own ? '' : undefined}>
        {product && <ProductInChat product={product} href={productHref(product.slug)} />}
        {order && <OrderInChat order={order} href={orderHref(order._id)} />}
        {picture && (
          <a
            className={styles.picture}
            href={pictureHref(picture._id, 'full')}
            target="_blank"
            rel="noreferrer"
          >
            <img
              src={pictureHref(picture._id, 'thumbnail')}
              width={picture.width}
              height={picture.height}
              alt={own ? m.picture_from_you() : m.picture_from({ sender: message.senderName })}
              loading="lazy"
            />
          </a>
        )}
        {message.message && <p>{message.message}</p>}
        <small>
          {message.automatic && <b className={styles.automatic}>{m.automatic_reply()}</b>}
          <span data-whole="">
            {own ? m.you() : message.senderName} ·{' '}
            <time dateTime={message.createdAt}>{clock(message.createdAt)}</time>
            {own && <> · {seen ? m.seen() : m.sent()}</>}
          </span>
        </small>
      </li>
    </>
  );
}

function UnsentItem({ unsent, chat }: { unsent: OutgoingMessage; chat: OpenConversation }) {
  const { picture, text, failed, progress, clientId } = unsent;
  return (
    <li className={styles.message} data-own="">
      {picture && (
        <span className={styles.picture}>
          <img src={picture.preview} alt={picture.file.name} />
        </span>
      )}
      {text && <p>{text}</p>}
      {failed ? (
        <small className={styles.failed} role="alert">
          {failed.replace(/\.$/, '')}.{' '}
          <button type="button" onClick={() => void chat.send(unsent)}>
            {m.try_again()}
          </button>{' '}
          <button type="button" onClick={() => chat.forget(clientId)}>
            {m.discard()}
          </button>
        </small>
      ) : progress === undefined ? (
        <small>{m.sending()}</small>
      ) : (
        <progress className={styles.progress} value={progress} aria-label={m.sending_picture()} />
      )}
    </li>
  );
}

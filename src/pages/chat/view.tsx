import * as m from '#messages/chat';
import { OrderInChat, ProductInChat } from '../../domains/chat/ui/cards.tsx';
import { Conversation } from '../../domains/chat/ui/conversation.tsx';
import { FriendList } from '../../domains/chat/ui/friend-list.tsx';
import { useChat } from '../../domains/chat/ui/use-chat.ts';
import { OpenNow } from '../../domains/support/ui/open-now.tsx';
import { rich } from '../../messages/rich.tsx';
import { shop } from '../../shop.ts';
import { Link } from '../../ui/link.tsx';
import { Buta } from '../../ui/ornament/ornament.tsx';
import type { ViewProps } from '../../web/page.tsx';
import { DashboardFrame } from '../dashboard/frame.tsx';
import type { ChatData } from './load.ts';
import styles from './view.module.css';

/** Sellers on the left, the conversation on the right. A phone shows one of the two. */
export default function ChatPage({ data }: ViewProps<ChatData>) {
  const sellerId = data.currentFd?.fdId ?? '';
  return <Chat key={sellerId} data={data} sellerId={sellerId} />;
}

const pictureHref = (id: string, size: 'full' | 'thumbnail') =>
  `/api/chat/customer/picture/${id}?size=${size}`;
const productHref = (slug: string) => `/product/details/${slug}`;
const orderHref = (id: string) => `/dashboard/order/details/${id}`;

function Chat({ data, sellerId }: { data: ChatData; sellerId: string }) {
  const { conversation, friends } = useChat(sellerId, data);
  const current = friends.find(({ fdId }) => fdId === sellerId) ?? data.currentFd;
  return (
    <DashboardFrame title={m.chat()} fillsPhone={Boolean(current)}>
      <div className={styles.chat} data-open={Boolean(current)}>
        <div className={styles.friends}>
          <FriendList
            label={m.sellers()}
            friends={friends.map(({ fdId, ...friend }) => ({ ...friend, id: fdId }))}
            current={sellerId}
            hrefOf={(id) => `/dashboard/chat/${id}`}
          />
        </div>
        <div className={styles.pane}>
          {current ? (
            <Conversation
              chat={conversation}
              other={{ id: current.fdId, name: current.name, image: current.image, online: current.online }}
              back={{ href: '/dashboard/chat', label: m.all_sellers() }}
              first={m.ask_about_sizes({ current: current.name })}
              pictureHref={pictureHref}
              orderHref={orderHref}
              productHref={productHref}
              about={aboutOf(data, conversation.messages)}
            />
          ) : (
            <div className={styles.prompt}>
              <Buta height="4rem" />
              <p>{m.select_seller()}</p>
              <small>{friends.length > 0 ? m.choose_shop() : m.how_to_start()}</small>
              <small className={styles.support}>
                {rich(
                  m.call_support,
                  { shop: shop.name, from: shop.supportHours.from, to: shop.supportHours.to },
                  {
                    help: (text) => <Link href="/help">{text}</Link>,
                    whole: (hours) => <span data-whole="">{hours}</span>,
                  },
                )}
                <OpenNow />
              </small>
            </div>
          )}
        </div>
      </div>
    </DashboardFrame>
  );
}

/** The product or order the customer came from, until a message mentions it. */
function aboutOf(
  { product, order }: ChatData,
  messages: ReturnType<typeof useChat>['conversation']['messages'],
) {
  if (product && !messages.some((message) => message.product?._id === product._id))
    return {
      card: <ProductInChat product={product} href={productHref(product.slug)} />,
      productId: product._id,
    };
  if (order && !messages.some((message) => message.order?._id === order._id))
    return { card: <OrderInChat order={order} href={orderHref(order._id)} />, orderId: order._id };
  return null;
}

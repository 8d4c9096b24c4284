import type { Hub } from '../../realtime/hub.ts';

/** Tells a shop's open desks that it has news. Never throws. */
export type TellShop = (sellerId: string) => void;

const topic = 'news';
const event = 'shop_news';

/** Reaches a shop's desks in all processes. Only the hint is sent: the desk fetches the news with a call. */
export function liveNews(hub: Hub): TellShop {
  const deliver = (sellerId: string) => {
    for (const socket of hub.socketsOf('seller', sellerId)) socket.emit(event, {});
  };
  hub.subscribe(topic, (news) => deliver((news as { sellerId: string }).sellerId));
  return (sellerId) => {
    deliver(sellerId);
    hub.publish(topic, { sellerId });
  };
}

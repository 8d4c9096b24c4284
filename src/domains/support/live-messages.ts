import type { Hub } from '../../realtime/hub.ts';

/** Notifies connected operators that a message arrived, was answered, closed or reopened. Never throws. */
export type TellOperators = (messageId: string) => void;

const topic = 'support';
const event = 'contact_message';

/**
 * Publishes changes of contact messages to every operator's desk, in all processes. Only the id is sent: the desk
 * fetches the rest with a call that checks access.
 */
export function liveMessages(hub: Hub): TellOperators {
  const deliver = (id: string) => {
    for (const socket of hub.socketsOfAll('operator')) socket.emit(event, { id });
  };
  hub.subscribe(topic, (news) => deliver((news as { id: string }).id));
  return (id) => {
    deliver(id);
    hub.publish(topic, { id });
  };
}

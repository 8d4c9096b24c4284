import type { Hub } from '../../realtime/hub.ts';

/** Tells the operators who are connected that a message came, or was answered, closed or opened again. Never fails. */
export type TellOperators = (messageId: string) => void;

const topic = 'support';
const event = 'contact_message';

/**
 * Brings news of the contact form's messages to every operator's desk, at whichever process. Only the id goes: the
 * desk reads what it shows by its own call, which decides who may.
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

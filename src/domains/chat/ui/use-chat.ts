import { useCallback, useEffect, useState } from 'react';
import { useApi } from '../../../web/page.tsx';
import { useShell } from '../../../web/shell-context.tsx';
import type { Friend, Message } from '../chat.ts';

/** The page asks for what is new this often, in milliseconds, while somebody looks at it. */
const askEvery = 4_000;

/** A message on its way, or one that did not get through and waits to be sent again. */
export interface Unsent {
  readonly clientId: string;
  readonly text: string;
  readonly failed?: string;
}

interface Opened {
  readonly messages: readonly Message[];
  readonly myFriends: readonly Friend[];
}

/** An open chat: keeps messages and sellers fresh, and sends. Nothing that was typed is lost to a failed request. */
export function useChat(sellerId: string, opened: Opened) {
  const api = useApi();
  const { customer } = useShell();
  const [{ messages, myFriends }, setHeard] = useState(opened);
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const [offline, setOffline] = useState(false);

  const ask = useCallback(async () => {
    try {
      setHeard(await api.chat.open({ sellerId }));
      setOffline(false);
    } catch {
      setOffline(true);
    }
  }, [api, sellerId]);

  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void ask();
    const timer = setInterval(look, askEvery);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ask]);

  /** Sends a text, or again what did not get through: the same `clientId` is stored once. */
  async function send(text: string, clientId: string = crypto.randomUUID()): Promise<void> {
    const others = (list: readonly Unsent[]) => list.filter((one) => one.clientId !== clientId);
    setUnsent((list) => [...others(list), { clientId, text }]);
    try {
      const { message } = await api.chat.send({
        sellerId,
        text,
        clientId,
        ...(customer ? { userId: customer.id, name: customer.name } : {}),
      });
      setUnsent(others);
      setHeard((heard) => ({
        messages: [...heard.messages.filter(({ _id }) => _id !== message._id), message],
        myFriends: toTop(heard.myFriends, sellerId),
      }));
    } catch (error) {
      setUnsent((list) => [...others(list), { clientId, text, failed: (error as Error).message }]);
    }
  }
  return { messages, friends: myFriends, unsent, offline, send };
}

/** Whom one writes to moves to the top of the list (specification section 4). */
function toTop(friends: readonly Friend[], sellerId: string): Friend[] {
  return friends.toSorted((a, b) => Number(b.fdId === sellerId) - Number(a.fdId === sellerId));
}

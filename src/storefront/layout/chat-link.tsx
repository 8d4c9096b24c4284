import { useEffect, useState } from 'react';
import * as m from '#messages/shell';
import { IconLink } from '../../ui/icon-button/icon-button.tsx';
import { useLoaded } from '../../ui/loaded.ts';
import { useApi } from '../../web/page.tsx';
import { useShell } from '../../web/shell-context.tsx';

const loadWatch = () => import('../../domains/chat/ui/watch-unread.ts');

/** The link to the chat with the number of unread messages, on every page for a logged-in customer. */
export function ChatLink() {
  const api = useApi();
  const { unreadMessages } = useShell();
  const [unreadCount = unreadMessages, setUnread] = useState<number>();
  const watch = useLoaded(loadWatch);
  const [cameWith] = useState(unreadMessages);
  useEffect(() => watch?.watchUnread(api, cameWith, setUnread), [api, watch, cameWith]);
  return (
    <IconLink
      icon="chat"
      href="/dashboard/chat"
      label={m.chat_unread({ unread: unreadCount })}
      count={unreadCount}
    />
  );
}

import { Conversation } from '../../domains/chat/ui/conversation.tsx';
import { FriendList } from '../../domains/chat/ui/friend-list.tsx';
import { useChat } from '../../domains/chat/ui/use-chat.ts';
import { Buta } from '../../ui/ornament/ornament.tsx';
import type { ViewProps } from '../../web/page.tsx';
import { DashboardFrame } from '../dashboard/frame.tsx';
import type { ChatData } from './page.ts';
import styles from './view.module.css';

/** Sellers at the left, the conversation at the right; a phone shows one of the two (specification section 2). */
export default function ChatPage({ data }: ViewProps<ChatData>) {
  const sellerId = data.currentFd?.fdId ?? '';
  return <Chat key={sellerId} data={data} sellerId={sellerId} />;
}

function Chat({ data, sellerId }: { data: ChatData; sellerId: string }) {
  const chat = useChat(sellerId, data);
  const { currentFd, about } = data;
  return (
    <DashboardFrame title="Chat">
      <div className={styles.chat} data-open={Boolean(currentFd)}>
        <div className={styles.friends}>
          <FriendList friends={chat.friends} current={sellerId} />
        </div>
        <div className={styles.pane}>
          {currentFd ? (
            <Conversation
              seller={currentFd}
              messages={chat.messages}
              unsent={chat.unsent}
              offline={chat.offline}
              draft={about ? `About “${about.name}”: ` : ''}
              onSend={chat.send}
            />
          ) : (
            <div className={styles.prompt}>
              <Buta height="4rem" />
              <p>select seller</p>
              <small>
                {chat.friends.length > 0
                  ? 'Choose a shop to read and write.'
                  : 'Press Chat with Seller on any product, and the shop appears here.'}
              </small>
            </div>
          )}
        </div>
      </div>
    </DashboardFrame>
  );
}

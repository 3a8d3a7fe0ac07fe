import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useSearchParams } from 'react-router';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { useMediaQuery, wide } from '../../ui/useMediaQuery.ts';
import { ChatPanel } from './ChatPanel.tsx';

const t = textsOf({ chat });

/** The conversations as a page of their own; the address says which one is open. */
export default function ChatScreen() {
  const [search, setSearch] = useSearchParams();
  useTitle(t('title'));
  return (
    <div className="chat-page">
      <ChatPanel
        jid={search.get('jid') ?? undefined}
        onOpen={(jid) => setSearch(jid === undefined ? {} : { jid })}
        hasAside={useMediaQuery(wide)}
      />
    </div>
  );
}

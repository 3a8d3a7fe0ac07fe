import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { toastError } from '../../ui/toast-error.ts';
import { useMediaQuery, wide } from '../../ui/useMediaQuery.ts';
import { ChatPanel } from './ChatPanel.tsx';
import { openAccount } from './chat-store.ts';
import { proposeDraft } from './drafts.ts';

const t = textsOf({ chat });

/** The conversations as a page of their own; the address says which one is open. */
export default function ChatScreen() {
  const [search, setSearch] = useSearchParams();
  useTitle(t('title'));
  useAccountInAddress();
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

/** `account` opens the conversation with a public account, `text` is what the person wants to ask it. */
function useAccountInAddress(): void {
  const [search, setSearch] = useSearchParams();
  const accountId = search.get('account');
  const text = search.get('text') ?? '';
  useEffect(() => {
    if (accountId === null) return;
    openAccount(accountId)
      .then((jid) => {
        proposeDraft(jid, text);
        setSearch({ jid }, { replace: true });
      })
      .catch(toastError);
  }, [accountId, text, setSearch]);
}

import { useState } from 'react';
import { ChatPanel } from './ChatPanel.tsx';

/** The conversations in a window over the page. */
export default function ChatInView() {
  const [jid, setJid] = useState<string>();
  return <ChatPanel jid={jid} onOpen={setJid} />;
}

import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { read, remove } from '../../lib/storage.ts';
import { withoutMessageQuery } from '../message-query.ts';

/** GD-6: the message an address named opens once, as soon as its reader is in. */
export function useLinkedMessage(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const id = read<string>('messageId');
    remove('messageId');
    remove('status');
    if (!id) return;
    // The address names it no longer, or loading the page again would open it again.
    history.replaceState(history.state, '', withoutMessageQuery(location));
    void navigate(`${paths.messageDetail}?id=${encodeURIComponent(id)}`);
  }, [navigate]);
}

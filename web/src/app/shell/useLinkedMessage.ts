import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { noticePath } from '../../lib/paths.ts';
import { read, remove } from '../../lib/storage.ts';
import { withoutMessageQuery } from '../message-query.ts';

/** GD-6: opens the message named in the address once, as soon as the reader is signed in. */
export function useLinkedMessage(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const id = read<string>('messageId');
    remove('messageId');
    remove('status');
    if (!id) return;
    // Removed from the address, so that a reload does not open it again.
    history.replaceState(history.state, '', withoutMessageQuery(location));
    void navigate(noticePath(id));
  }, [navigate]);
}

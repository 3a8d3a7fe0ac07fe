import { useState } from 'react';

type SendState = { is: 'idle' } | { is: 'sending' } | { is: 'failed'; error: unknown };

/**
 * Submits one form of a dialog, one request at a time. The error stays until the next submit. (react-query's mutations
 * would do the same, but their code would land in the first screens' share of the library.)
 */
export function useSend<I>(send: (input: I) => Promise<void>) {
  const [sending, setSending] = useState<SendState>({ is: 'idle' });
  const run = async (input: I) => {
    if (sending.is === 'sending') return;
    setSending({ is: 'sending' });
    try {
      await send(input);
      setSending({ is: 'idle' });
    } catch (error) {
      setSending({ is: 'failed', error });
    }
  };
  return {
    send: (input: I) => void run(input),
    busy: sending.is === 'sending',
    error: sending.is === 'failed' ? sending.error : undefined,
  };
}

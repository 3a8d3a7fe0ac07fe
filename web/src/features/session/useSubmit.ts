import { type FormEvent, useState } from 'react';

type SubmitState = { is: 'idle' } | { is: 'sending' } | { is: 'failed'; error: unknown };

type SubmitOptions = {
  /** Validates the form; nothing is sent while it returns false. */
  check: () => boolean;
  send: () => Promise<void>;
  onFailed?: (error: unknown) => void;
};

/** Submits one form, one request at a time. The error stays until the next try. */
export function useSubmit({ check, send, onFailed }: SubmitOptions) {
  const [sending, setSending] = useState<SubmitState>({ is: 'idle' });
  const submit = async (sendThis = send) => {
    if (sending.is === 'sending') return;
    setSending({ is: 'sending' });
    try {
      await sendThis();
      setSending({ is: 'idle' });
    } catch (error) {
      setSending({ is: 'failed', error });
      onFailed?.(error);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.is === 'sending') return;
    if (check()) void submit();
    else {
      // What the fields say now replaces what the server said before.
      setSending({ is: 'idle' });
      const form = event.currentTarget;
      // Focuses the first invalid field, which the next render marks.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    }
  };
  return {
    onSubmit,
    submit,
    /** The question changed: the last answer is stale. */
    forget: () => setSending({ is: 'idle' }),
    busy: sending.is === 'sending',
    error: sending.is === 'failed' ? sending.error : undefined,
  };
}

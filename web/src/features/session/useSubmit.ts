import { type FormEvent, useState } from 'react';

type SubmitState = { is: 'idle' } | { is: 'sending' } | { is: 'failed'; error: unknown };

type SubmitOptions = {
  /** What is missing or wrong in the form itself; nothing is sent while there is any. */
  check: () => boolean;
  send: () => Promise<void>;
  onFailed?: (error: unknown) => void;
};

/** One form, sent once at a time; its failure stays until it is sent again. */
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
      const form = event.currentTarget;
      // The first wrong field is where to go on; it is marked by the next render.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    }
  };
  return {
    onSubmit,
    submit,
    /** Another question is asked: the answer to the last one is old. */
    forget: () => setSending({ is: 'idle' }),
    busy: sending.is === 'sending',
    error: sending.is === 'failed' ? sending.error : undefined,
  };
}

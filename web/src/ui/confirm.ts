import type { ReactNode } from 'react';

export type Question = {
  title: string;
  text?: ReactNode;
  /** Labels of the two buttons. */
  yes?: string | undefined;
  no?: string | undefined;
  /** The action cannot be undone. */
  danger?: boolean | undefined;
  /** Runs on "yes" while the dialog is open; what it answers stands in the dialog in place of the question. */
  attempt?: (() => Promise<Refusal | undefined>) | undefined;
};

/** Why what was asked about could not be done. `close` ends the dialog, e.g. when a link in it is followed. */
export type Refusal = { title: string; text: (close: () => void) => ReactNode };

export type PendingQuestion = Question & { id: number; answer: (yes: boolean) => void };

let pending: readonly PendingQuestion[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly PendingQuestion[]) {
  pending = next;
  for (const listener of listeners) listener();
}

/** Asks in a dialog; resolves to true if the user agrees and the attempt, if any, was not refused. One question at a time, the rest are queued. */
export function ask(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const answer = (yes: boolean) => {
      set(pending.filter((other) => other.id !== id));
      resolve(yes);
    };
    set([...pending, { ...question, id, answer }]);
  });
}

export const questions = {
  first: () => pending[0],
  /** The page they were asked on is gone. */
  cancelAll() {
    for (const { answer } of pending) answer(false);
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

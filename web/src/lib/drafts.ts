import { useEffect, useEffectEvent, useState } from 'react';
import { read, remove, write } from './sealed-storage.ts';
import { useSession } from './session.ts';

/** What somebody typed and had not saved, and what it was typed over. */
type Draft = { base: string; value: unknown };

/** Tells what would be lost, or nothing. */
type Source = () => Draft | undefined;

const sources = new Map<string, Source>();

/** Of one account: another person at the same computer neither sees nor removes it. */
const nameOf = (key: string, owner: string) => `draft-${owner}-${key}`;
const ownerNow = () => useSession.getState().session?.user.user_id;

/** A secret is typed again rather than kept. */
const isSecret = (name: string) => /password|secret/i.test(name);
const withoutSecrets = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, part: unknown) => (isSecret(name) ? undefined : part)));

/** Keeps what every open form would lose. */
export function saveDrafts(): void {
  const owner = ownerNow();
  if (!owner) return;
  for (const [key, source] of sources) {
    const draft = source();
    if (draft) write<Draft>(nameOf(key, owner), { ...draft, value: withoutSecrets(draft.value) });
  }
}

// Before the dialog opens or the page is covered: whoever draws them is told after this.
useSession.subscribe((now, before) => {
  if ((now.expired && !before.expired) || (now.locked && !before.locked)) saveDrafts();
});

type Restored<T> = {
  /** What was typed before the session ended, while the record is still the one it was typed over. */
  restored: T | undefined;
  /** Given up: the note goes, nothing else changes. */
  forget: () => void;
};

/** A form whose content outlives the session; it is handed back once. */
export function useDraft<T>(key: string, base: string, unsaved: () => T | undefined): Restored<T> {
  const [restored, setRestored] = useState(() => takeable<T>(key, base));
  const source = useEffectEvent((): Draft | undefined => {
    const value = unsaved();
    return value === undefined ? undefined : { base, value };
  });
  useEffect(() => {
    const owner = ownerNow();
    // The form holds it from here on; if the session ends again, it is kept again.
    if (owner) remove(nameOf(key, owner));
    const mine: Source = () => source();
    sources.set(key, mine);
    return () => {
      if (sources.get(key) === mine) sources.delete(key);
    };
  }, [key]);
  return { restored, forget: () => setRestored(undefined) };
}

function takeable<T>(key: string, base: string): T | undefined {
  const owner = ownerNow();
  const draft = owner ? read<Draft>(nameOf(key, owner)) : undefined;
  return draft?.base === base ? (draft.value as T) : undefined;
}

import { sessionEnded } from '@yizhan/contract/texts/zh-CN/session-ended.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { read, remove, write } from '../lib/sealed-storage.ts';
import { useSession } from '../lib/session.ts';
import { textsOf } from '../lib/text.ts';
import { copyText } from './copy-text.ts';
import { toast } from './toast.ts';

const t = textsOf({ sessionEnded });

/** Unsaved input, and the record it was based on. */
type Draft = { base: string; value: unknown };

/** Returns the unsaved input, if any. */
type Source = () => Draft | undefined;

const sources = new Map<string, Source>();

/** Per account: another person at the same computer neither sees nor removes it. */
const nameOf = (key: string, owner: string) => `draft-${owner}-${key}`;
const currentOwner = () => useSession.getState().session?.user.user_id;

function removeDraft(key: string): void {
  const owner = currentOwner();
  if (owner) remove(nameOf(key, owner));
}

/** Secrets are never stored; they must be typed again. */
const isSecret = (name: string) => /password|secret/i.test(name);
const withoutSecrets = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) => (isSecret(name) ? undefined : part)) ?? '';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Stores the unsaved input of every open form. */
export function saveDrafts(): void {
  const owner = currentOwner();
  if (!owner) return;
  for (const [key, source] of sources) {
    const draft = source();
    if (draft) write<Draft>(nameOf(key, owner), draft);
  }
}

const isSessionOver = ({ expired, locked }: Pick<ReturnType<typeof useSession.getState>, 'expired' | 'locked'>) =>
  expired !== undefined || locked;

// Registered before the components that show the dialog or the lock, so drafts are saved first.
useSession.subscribe((now, before) => {
  if ((now.expired && !before.expired) || (now.locked && !before.locked)) saveDrafts();
  // Signed in again in another tab: the forms still open here hold their input, so the drafts are removed.
  if (now.session && isSessionOver(before) && !isSessionOver(now)) for (const key of sources.keys()) removeDraft(key);
});

type RestoredDraft<T> = {
  /** The input from before the session ended, if the record is still the one it was based on. */
  restored: T | undefined;
  /** Saved or discarded: hides the note and removes the draft from the browser. */
  forget: () => void;
};

/**
 * A form whose input survives the end of the session; it is restored once. `key` names the edited record, `base` is its
 * content when the input was typed.
 */
export function useDraft<T>(key: string, base: unknown, unsaved: () => T | undefined): RestoredDraft<T> {
  const [restored, setRestored] = useState(() => readMatchingDraft<T>(key, base));
  const source = useEffectEvent((): Draft | undefined => {
    const value = unsaved();
    return value === undefined
      ? undefined
      : { base: withoutSecrets(base), value: JSON.parse(withoutSecrets(value)) as unknown };
  });
  const isOutdated = useEffectEvent(() => readDraft(key) !== undefined && readMatchingDraft(key, base) === undefined);
  useEffect(() => {
    // The form holds it from here on; if the session ends again, it is saved again.
    if (isOutdated()) toastOutdated(key);
    else removeDraft(key);
  }, [key]);
  // With the form itself: one that has just closed has nothing left to lose.
  useLayoutEffect(() => {
    const mine: Source = () => source();
    sources.set(key, mine);
    return () => {
      if (sources.get(key) === mine) sources.delete(key);
    };
  }, [key]);
  const forget = () => {
    removeDraft(key);
    setRestored(undefined);
  };
  return { restored, forget };
}

function readDraft(key: string): Draft | undefined {
  const owner = currentOwner();
  return owner ? read<Draft>(nameOf(key, owner)) : undefined;
}

function readMatchingDraft<T>(key: string, base: unknown): T | undefined {
  const draft = readDraft(key);
  return draft?.base === withoutSecrets(base) ? (draft.value as T) : undefined;
}

/** Somebody changed the record meanwhile: the draft stays stored, and this toast is shown, until it was copied. */
function toastOutdated(key: string): void {
  const { base = '', value } = readDraft(key) ?? {};
  const copy = async () => {
    if (!(await copyText(listTypedTexts(base, value).join('\n')))) return;
    removeDraft(key);
    toast.success(t('copied'));
  };
  toast.show({ kind: 'warning', text: t('outdated'), action: { label: t('copy'), run: () => void copy() } });
}

/** The texts of a form that were not in the record before. */
function listTypedTexts(base: string, value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' || base.includes(JSON.stringify(value)) ? [] : [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((one) => listTypedTexts(base, one))
    : [];
}

/** The state of a form without antd fields, with a draft as in `useDraft`. It starts with `initial`. */
export function useDraftState<T>(key: string, initial: T, base: unknown = initial) {
  const [saved, setSaved] = useState(initial);
  const [begun] = useState(() => ({ base }));
  const draft = useDraft<T>(key, begun.base, (): T | undefined => (isSame(value, saved) ? undefined : value));
  const [value, setValue] = useState(draft.restored ?? initial);
  return {
    value,
    setValue,
    restored: draft.restored !== undefined,
    /** Resets the form to its initial value. */
    discard: () => {
      setValue(saved);
      draft.forget();
    },
    /** Submitted: nothing is unsaved any more. */
    forget: () => {
      setSaved(value);
      draft.forget();
    },
  };
}

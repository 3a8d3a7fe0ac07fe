import { sessionEnded } from '@yizhan/contract/texts/zh-CN/session-ended.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { read, remove, write } from '../lib/sealed-storage.ts';
import { useSession } from '../lib/session.ts';
import { textsOf } from '../lib/text.ts';
import { copyText } from './copy-text.ts';
import { toast } from './toast.ts';

const t = textsOf({ sessionEnded });

/** What somebody typed and had not saved, and what it was typed over. */
type Draft = { base: string; value: unknown };

/** Tells what would be lost, or nothing. */
type Source = () => Draft | undefined;

const sources = new Map<string, Source>();

/** Of one account: another person at the same computer neither sees nor removes it. */
const nameOf = (key: string, owner: string) => `draft-${owner}-${key}`;
const currentOwner = () => useSession.getState().session?.user.user_id;

function removeDraft(key: string): void {
  const owner = currentOwner();
  if (owner) remove(nameOf(key, owner));
}

/** A secret is typed again rather than kept. */
const isSecret = (name: string) => /password|secret/i.test(name);
const withoutSecrets = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) => (isSecret(name) ? undefined : part)) ?? '';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Keeps what every open form would lose. */
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

// Before the dialog opens or the page is covered: whoever draws them is told after this.
useSession.subscribe((now, before) => {
  if ((now.expired && !before.expired) || (now.locked && !before.locked)) saveDrafts();
  // Signed in again in another tab: the forms still open here hold what was kept of them.
  if (now.session && isSessionOver(before) && !isSessionOver(now)) for (const key of sources.keys()) removeDraft(key);
});

type RestoredDraft<T> = {
  /** What was typed before the session ended, while the record is still the one it was typed over. */
  restored: T | undefined;
  /** Saved, or given up: the note goes, and nothing of it stays in the browser. */
  forget: () => void;
};

/**
 * A form whose content outlives the session; it is handed back once. `key` names what is written on, and `base` is what
 * it was typed over.
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

/** Somebody changed the record meanwhile: it stays kept, and is told of, until it was copied. */
function toastOutdated(key: string): void {
  const { base = '', value } = readDraft(key) ?? {};
  const copy = async () => {
    if (!(await copyText(listTypedTexts(base, value).join('\n')))) return;
    removeDraft(key);
    toast.success(t('copied'));
  };
  toast.show({ kind: 'warning', text: t('outdated'), action: { label: t('copy'), run: () => void copy() } });
}

/** The texts of a form that were not there before. */
function listTypedTexts(base: string, value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' || base.includes(JSON.stringify(value)) ? [] : [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((one) => listTypedTexts(base, one))
    : [];
}

/** The state of a form without fields of antd's, kept as by `useDraft`. It begins with `initial`. */
export function useDraftState<T>(key: string, initial: T, base: unknown = initial) {
  const [saved, setSaved] = useState(initial);
  const [begun] = useState(() => ({ base }));
  const draft = useDraft<T>(key, begun.base, (): T | undefined => (isSame(value, saved) ? undefined : value));
  const [value, setValue] = useState(draft.restored ?? initial);
  return {
    value,
    setValue,
    restored: draft.restored !== undefined,
    /** Back to what the form begins with. */
    discard: () => {
      setValue(saved);
      draft.forget();
    },
    /** Sent: nothing of it would be lost any more. */
    forget: () => {
      setSaved(value);
      draft.forget();
    },
  };
}

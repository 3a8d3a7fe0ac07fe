import { create } from 'zustand';
import { read, remove, write } from '../../lib/sealed-storage.ts';
import { useSession } from '../../lib/session.ts';

type Drafts = Readonly<Record<string, string>>;

/** Per account: another person at the same computer neither sees nor removes it. */
const nameOf = () => `draft-${useSession.getState().session?.user.user_id ?? ''}-chat`;

/** Unsent text per conversation. It is still there after a reload, encrypted. */
const useDrafts = create<{ name: string; drafts: Drafts }>(() => ({ name: '', drafts: {} }));

function currentDrafts(): Drafts {
  const name = nameOf();
  const { name: loadedName, drafts } = useDrafts.getState();
  return loadedName === name ? drafts : (read<Drafts>(name) ?? {});
}

function setDraft(jid: string, text: string): void {
  const { [jid]: _before, ...rest } = currentDrafts();
  const drafts = text === '' ? rest : { ...rest, [jid]: text };
  const name = nameOf();
  useDrafts.setState({ name, drafts });
  if (Object.keys(drafts).length === 0) remove(name);
  else write<Drafts>(name, drafts);
}

/** A text to begin with; what the person has written there stays. */
export function proposeDraft(jid: string, text: string): void {
  if (text !== '' && (currentDrafts()[jid] ?? '') === '') setDraft(jid, text);
}

export const useDraft = (jid: string): [string, (text: string) => void] => [
  useDrafts(() => currentDrafts()[jid] ?? ''),
  (text) => setDraft(jid, text),
];

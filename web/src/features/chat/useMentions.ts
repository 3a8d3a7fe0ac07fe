import type { ConversationWithLast } from '@yizhan/contract/entities/conversation.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { type KeyboardEvent, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { EVERYBODY, type Mentionable, matchMembers, mentionBefore } from './mentions.ts';
import { useGroup } from './useGroup.ts';

const t = textsOf({ chat });

/** Found by its pinyin like a member. */
const everybody = (): Mentionable => ({ userId: EVERYBODY, name: t('everybody'), sounds: ' suoyouren syr' });

/** Whom one can mention here: the other members, and everybody for those who keep the group. */
function useMentionables(entry: ConversationWithLast): readonly Mentionable[] {
  const ownId = useSession((s) => s.session?.user.user_id);
  const { data } = useGroup(entry);
  if (!data) return [];
  const others = data.members.filter(({ userId }) => userId !== ownId);
  return data.role === 'member' ? others : [everybody(), ...others];
}

type MentionOptions = {
  entry: ConversationWithLast;
  text: string;
  /** The name takes the place of what is typed after the @. */
  onReplace: (from: number, to: number, name: string) => void;
};

/** The list that opens at an @ in a group: what it shows, which entry is active, and its keys. */
export function useMentions({ entry, text, onReplace }: MentionOptions) {
  const members = useMentionables(entry);
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  /** Closed by Escape: it stays closed at this @. */
  const [dismissedAt, setDismissedAt] = useState<number>();
  const found = members.length === 0 ? undefined : mentionBefore(text, caret);
  const shown =
    found && found.at !== dismissedAt ? matchMembers(members, found.typed, chatLimits.maxMentionSuggestions) : [];
  const at = Math.min(active, shown.length - 1);
  const choose = ({ name }: Mentionable) => {
    if (!found) return;
    onReplace(found.at, caret, `@${name} `);
    setActive(0);
  };
  /** Returns whether the list took the key. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const member = shown[at];
    if (!member || !found || event.nativeEvent.isComposing) return false;
    if (event.key === 'ArrowDown') setActive((at + 1) % shown.length);
    else if (event.key === 'ArrowUp') setActive((at - 1 + shown.length) % shown.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(member);
    else if (event.key === 'Escape') setDismissedAt(found.at);
    else return false;
    event.preventDefault();
    return true;
  };
  return { members, shown, active: at, choose, onKeyDown, setCaret };
}

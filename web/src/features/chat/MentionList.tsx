import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { textsOf } from '../../lib/text.ts';
import type { Mentionable } from './mentions.ts';

const t = textsOf({ chat });

type MentionListProps = {
  id: string;
  people: readonly Mentionable[];
  active: number;
  onChoose: (person: Mentionable) => void;
};

/** Over the field, which keeps the focus: the keys are its own. */
export function MentionList({ id, people, active, onChoose }: MentionListProps) {
  if (people.length === 0) return null;
  return (
    <div id={id} className="chat-mentions" role="listbox" aria-label={t('mentionList')}>
      {people.map((person, at) => (
        <div
          key={person.userId}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(person);
          }}
        >
          {person.name}
        </div>
      ))}
    </div>
  );
}

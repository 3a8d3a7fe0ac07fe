import type { AddressBookEntry } from '@yizhan/contract/entities/conversation.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { textsOf } from '../../lib/text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { AddressBook } from './AddressBook.tsx';

const t = textsOf({ chat });

type CardPickerProps = { onClose: () => void; onChoose: (person: AddressBookEntry) => void };

/** The address book, to choose the person whose card is sent. */
export function CardPicker({ onClose, onChoose }: CardPickerProps) {
  return (
    <Dialog open title={t('sendCard')} width={434} height={560} onClose={onClose}>
      <div className="chat-book">
        <AddressBook onChoose={onChoose} />
      </div>
    </Dialog>
  );
}

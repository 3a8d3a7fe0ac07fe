import { type WordAction, wordActions } from '@yizhan/contract/entities/sensitive-word.ts';
import { chatAdmin } from '@yizhan/contract/texts/zh-CN/chat-admin.ts';
import { textsOf } from '../../../lib/text.ts';

const t = textsOf({ chatAdmin });

export const actionName = (action: WordAction) =>
  ({ block: t('actionBlock'), replace: t('actionReplace'), record: t('actionRecord') })[action];

export const actionOptions = wordActions.map((value) => ({ value, label: actionName(value) }));

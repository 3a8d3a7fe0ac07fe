import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { addModelView } from '../../lib/model-views.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ chat });

const ChatInView = lazyPart(() => import('./ChatInView.tsx'));

/** Opens the conversations over the current page, in the size of the specification's window. */
export const openChatView = (): void =>
  addModelView({ modelId: 'chat', title: t('title'), flush: true, content: <ChatInView /> });

import { cardTodoSettings } from '@yizhan/contract/texts/zh-CN/card-todo-settings.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardTodoSettings', cardTodoSettings);

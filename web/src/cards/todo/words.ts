import { cardTodo } from '@yizhan/contract/texts/zh-CN/card-todo.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardTodo', cardTodo);

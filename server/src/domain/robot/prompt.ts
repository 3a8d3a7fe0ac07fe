import { fill } from '@yizhan/contract/texts/format.ts';
import { modelPrompt } from '@yizhan/contract/texts/zh-CN/model-prompt.ts';
import type { ModelMessage } from '../../outside/language-model.ts';
import type { Passage } from './cited.ts';

/** What a language model is told: the rules, the passages with their numbers, the question. */
export const messagesFor = (question: string, passages: readonly Passage[]): ModelMessage[] => [
  { role: 'system', content: modelPrompt.rules },
  {
    role: 'user',
    content: fill(modelPrompt.task, {
      passages: passages.map((one, at) => `[${at + 1}] ${one.question}\n${one.text}`).join('\n\n'),
      question,
    }),
  },
];

import type { SensitiveWord, WordAction } from '@yizhan/contract/entities/sensitive-word.ts';

/** Where a text was written: in a chat a word has its own action, anywhere else it is refused. */
export type TextKind = 'opinion' | 'chat';

/** What happens to a text with the word. Allowed words are never hits. */
export function actionFor({ level, action }: Pick<SensitiveWord, 'level' | 'action'>, kind: TextKind): WordAction {
  switch (level) {
    case 'high':
    case 'allow':
      return 'block';
    case 'medium':
      return kind === 'chat' ? action : 'block';
    case 'low':
      return 'record';
  }
}

/** The first of these words for which a text is refused that is not a chat. */
export const blockedBy = <W extends Pick<SensitiveWord, 'level' | 'action'>>(found: readonly W[]): W | undefined =>
  found.find((one) => actionFor(one, 'opinion') === 'block');

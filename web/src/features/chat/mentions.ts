import type { GroupMember } from '@yizhan/contract/entities/conversation.ts';

/** What stands for everybody in the list of mentions. */
export const EVERYBODY = 'all';

export type Mentionable = Pick<GroupMember, 'userId' | 'name' | 'sounds'>;

/** The @ before the caret and what is typed after it, while a name is being written. */
export function mentionBefore(text: string, caret: number): { at: number; typed: string } | undefined {
  const match = /@([^\s@]{0,20})$/u.exec(text.slice(0, caret));
  // In the middle of a mail address nobody is mentioned.
  if (!match || /[\w.]/.test(text[match.index - 1] ?? '')) return undefined;
  return { at: match.index, typed: match[1] ?? '' };
}

/** Members whose name has what is typed, or whose pinyin or initials begin with it. */
export function matchMembers(members: readonly Mentionable[], typed: string, most: number): Mentionable[] {
  const wanted = typed.toLowerCase();
  return members
    .filter(({ name, sounds }) => name.toLowerCase().includes(wanted) || sounds.includes(` ${wanted}`))
    .slice(0, most);
}

/** The people whom a text mentions: `@name` followed by a space or the end. */
export function mentionsOf(text: string, members: readonly Mentionable[]): string[] {
  const names = new Set([...text.matchAll(/@(\S+)/gu)].map((match) => match[1]));
  return members.filter(({ name }) => names.has(name)).map(({ userId }) => userId);
}

import type { FaqContent } from '@yizhan/contract/entities/faq.ts';
import { faqManage as en } from '@yizhan/contract/texts/en/faq-manage.ts';
import { faqManage as zh } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import { fail } from '../../common/fail.ts';
import { toPlain } from './index-queries.ts';

/** Drafts made of a gap once began with this. */
const placeholders: readonly string[] = [zh.answerToWrite, en.answerToWrite];

function saysNothing(html: string): boolean {
  const text = toPlain(html);
  return !/<img\b/i.test(html) && (!/[^\s\p{C}\p{Z}]/u.test(text) || placeholders.includes(text));
}

/** RB-1: an entry is published when each of its answers says something, for days that exist. */
export function assertAnswered(content: FaqContent): void {
  const at = content.answers.findIndex(({ html }) => saysNothing(html));
  if (at >= 0) fail('faq_answer_missing', { question: content.question, n: at + 1 }, { field: `answers.${at}.html` });
  assertDaysInOrder(content);
}

export function assertDaysInOrder({ validFrom, validUntil }: Pick<FaqContent, 'validFrom' | 'validUntil'>): void {
  if (validFrom !== null && validUntil !== null && validUntil < validFrom)
    fail('faq_valid_days', {}, { field: 'validUntil' });
}

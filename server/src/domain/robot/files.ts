import type { FaqContent } from '@yizhan/contract/entities/faq.ts';
import { withPictureAddresses } from '../../common/rich-text.ts';

const idIn = (url: string) => url.replace(/^\/files\//, '').replace(/\?.*$/, '');

type WithFiles = Pick<FaqContent, 'answers' | 'attachments'>;

/** The content with other addresses for its pictures and files. */
export const withAddresses = <C extends WithFiles>(content: C, addressOf: (id: string) => string): C => ({
  ...content,
  answers: content.answers.map((one) => ({ ...one, html: withPictureAddresses(one.html, addressOf) })),
  attachments: content.attachments.map((file) => ({ ...file, url: addressOf(idIn(file.url)) })),
});

/** The ids of the pictures and files that a content shows. */
export function filesIn(content: WithFiles): string[] {
  const ids = new Set<string>();
  withAddresses(content, (id) => {
    ids.add(id);
    return '';
  });
  return [...ids];
}

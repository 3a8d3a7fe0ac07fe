import type { ChatMessage } from '@yizhan/contract/entities/message.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { filePath, useFileLink } from '../../lib/file-link.ts';
import { hrefOf, noticePath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import './article.css';

const t = textsOf({ chat });

/** An article of a public account (80); it opens in a window of its own. */
export function ArticleBody({ message: { objectId, content, article } }: { message: ChatMessage }) {
  const cover = article?.coverId ?? null;
  const { url, failed } = useFileLink(cover && filePath(cover));
  if (!objectId) return content;
  return (
    <a
      className="chat-article"
      href={hrefOf(noticePath(objectId))}
      target="_blank"
      rel="noopener"
      aria-label={t('openArticle', { title: content })}
    >
      {cover && !failed && <span className="chat-article__cover">{url && <img src={url} alt="" />}</span>}
      <strong>{content}</strong>
      {article?.excerpt && <span className="chat-article__excerpt">{article.excerpt}</span>}
      {article && (article.level !== 'NORMAL' || article.needConfirm) && (
        <span className="chat-article__chips">
          {article.level !== 'NORMAL' && (
            <Chip tone={article.level === 'URGENT' ? 'bad' : 'warn'}>
              {t(article.level === 'URGENT' ? 'articleUrgent' : 'articleImportant')}
            </Chip>
          )}
          {article.needConfirm && (
            <Chip tone={article.isConfirmed ? 'good' : 'brand'}>
              {t(article.isConfirmed ? 'articleConfirmed' : 'articleConfirm')}
            </Chip>
          )}
        </span>
      )}
    </a>
  );
}

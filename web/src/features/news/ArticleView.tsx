import type { Article } from '@yizhan/contract/entities/news.ts';
import { news } from '@yizhan/contract/texts/zh-CN/news.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { RichText } from '../../ui/RichText.tsx';
import './Article.css';

const t = textsOf({ news });

export type ArticleContent = Pick<Article, 'title' | 'summary' | 'content' | 'columnName' | 'deptName' | 'fieldSet'> & {
  releaseTime: string;
  visits?: number;
};

/** An article as readers see it; also the editor's preview. */
export function ArticleView({ article }: { article: ArticleContent }) {
  const { title, summary, content, columnName, deptName, fieldSet, releaseTime, visits } = article;
  return (
    <article className="article">
      <header className="article__head">
        <h1 className="article__title" tabIndex={-1}>
          {title}
        </h1>
        <p className="article__about">
          {fieldSet.important && <Chip tone="bad">{t('important')}</Chip>}
          <span>{columnName}</span>
          {deptName && <span>{deptName}</span>}
          <span>{t('released', { when: releaseTime.slice(0, 16) })}</span>
          {visits !== undefined && <span>{t('visits', { n: formatNumber(visits) })}</span>}
        </p>
      </header>
      {summary && <p className="article__summary">{summary}</p>}
      {content ? <RichText html={content} /> : <Empty text={t('noText')} size="small" />}
    </article>
  );
}

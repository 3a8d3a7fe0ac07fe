import { newsManage } from '@yizhan/contract/texts/zh-CN/news-manage.ts';
import { useLinkedText } from '../../admin-kit/with-links.ts';
import { ArticleView } from '../../features/news/ArticleView.tsx';
import { toWireTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { type ArticleValues, toInput } from './article-values.ts';

const t = textsOf({ newsManage });

type ArticlePreviewProps = { values: ArticleValues; columnName: string; deptName: string; onClose: () => void };

/** The content of the form in the same view readers get. */
export function ArticlePreview({ values, columnName, deptName, onClose }: ArticlePreviewProps) {
  const now = new Date();
  const { title, summary, important, releaseTime } = toInput(values, now);
  const content = useLinkedText(values.content);
  return (
    <Dialog open title={t('previewTitle')} width={1080} onClose={onClose}>
      <ArticleView
        article={{
          title: title || t('noHeadline'),
          summary,
          content,
          columnName,
          deptName,
          fieldSet: { important },
          releaseTime: releaseTime ?? toWireTime(now),
        }}
      />
    </Dialog>
  );
}

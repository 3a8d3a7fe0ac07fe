import type { GuideContent } from '@yizhan/contract/entities/guide.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { useLinkedText } from '../../admin-kit/with-links.ts';
import { GuideView } from '../../guide/GuideView.tsx';
import { textsOf } from '../../lib/text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { withLinks } from './guide-values.ts';

const t = textsOf({ guideManage });

/** The guide as readers will see it, saved or not. */
export function GuidePreview({ content, onClose }: { content: GuideContent; onClose: () => void }) {
  const description = useLinkedText(content.description);
  return (
    <Dialog open title={t('preview')} width={1200} onClose={onClose}>
      <GuideView guide={{ ...withLinks(content), description }} />
    </Dialog>
  );
}

import type { DutyItem } from '@yizhan/contract/entities/duty-item.ts';
import * as dutyLimits from '@yizhan/contract/limits/duty-lists.ts';
import { dutyLists } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { CorrectionDialog } from '../../ui/CorrectionDialog.tsx';
import { useDraftState } from '../../ui/drafts.ts';

const t = textsOf({ dutyLists });

const blank = { text: '', contact: '' };

/** Reports an error in an item to the department that maintains it. */
export default function ItemCorrection({ item, onClose }: { item: DutyItem; onClose: () => void }) {
  const draft = useDraftState(`duty-correction-${item.id}`, blank);
  return (
    <CorrectionDialog
      draft={draft}
      texts={{
        title: t('correctTitle'),
        hint: t('correctHint'),
        text: t('correctText'),
        textHint: t('correctTextHint'),
        empty: t('correctEmpty'),
        contact: t('correctContact'),
        send: t('correctSend'),
        sent: t('corrected'),
      }}
      maxLength={dutyLimits.correctionLength}
      onSend={(correction) => api.dutyLists.correct({ itemId: item.id, ...correction })}
      onClose={onClose}
    />
  );
}

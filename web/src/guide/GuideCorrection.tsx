import type { Guide, GuideBlock } from '@yizhan/contract/entities/guide.ts';
import * as guideLimits from '@yizhan/contract/limits/guides.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { api } from '../lib/api.ts';
import { textsOf } from '../lib/text.ts';
import { type Correction, CorrectionDialog } from '../ui/CorrectionDialog.tsx';
import { useDraftState } from '../ui/drafts.ts';
import { Select } from '../ui/Select.tsx';
import { writtenBlocks } from './written-blocks.ts';

const t = textsOf({ guides });

type BlockCorrection = Correction & { block: GuideBlock | '' };
const blank: BlockCorrection = { block: '', text: '', contact: '' };

/** GU-3: reports an error in a guide to the department that maintains it. */
export default function GuideCorrection({ guide, onClose }: { guide: Guide; onClose: () => void }) {
  const draft = useDraftState(`correction-${guide.id}`, blank);
  const blocks = writtenBlocks(guide).map(({ block: name }) => name);
  // The guide may have lost that block since it was selected.
  const block = blocks.find((one) => one === draft.value.block) ?? '';
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
        contactHint: t('correctContactHint'),
        send: t('send'),
        sent: t('corrected'),
      }}
      maxLength={guideLimits.correctionLength}
      onSend={(correction) => api.guides.correct({ guideId: guide.id, ...correction, block })}
      onClose={onClose}
    >
      <Select
        label={t('correctBlock')}
        value={block}
        onChange={(next) => draft.setValue({ ...draft.value, block: next })}
        options={[{ value: '', label: t('correctWhole') }, ...blocks.map((one) => ({ value: one, label: t(one) }))]}
      />
    </CorrectionDialog>
  );
}

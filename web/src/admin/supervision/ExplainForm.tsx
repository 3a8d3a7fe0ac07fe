import * as supervisionLimits from '@yizhan/contract/limits/supervision.ts';
import { supervisionManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { TextForm } from './TextForm.tsx';

const t = textsOf({ supervisionManage });

type ExplainFormProps = { caseId: string; text: string; onSaved: () => Promise<unknown> };

/** Why the lamp is red, for supervisors to read beside it. */
export const ExplainForm = ({ caseId, text, onSaved }: ExplainFormProps) => (
  <TextForm
    name={`lamp-explanation-${caseId}`}
    label={t('explain')}
    hint={t('explainHint')}
    button={t('save')}
    first={text}
    maxLength={supervisionLimits.explanationLength}
    send={(written) => runAction(api.supervision.explain({ caseId, text: written }), t('explainSaved'))}
    onSent={onSaved}
  />
);

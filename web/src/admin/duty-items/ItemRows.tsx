import * as dutyLimits from '@yizhan/contract/limits/duty-lists.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { dutyItemManage } from '@yizhan/contract/texts/zh-CN/duty-item-manage.ts';
import { dutyLists } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import { Select } from 'antd';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { Line } from '../../admin-kit/rows/Line.tsx';
import { Rows } from '../../admin-kit/rows/Rows.tsx';
import { textsOf } from '../../lib/text.ts';
import { selectIcons } from '../../ui/antd-icons.tsx';

const t = textsOf({ dutyItemManage });
const listText = textsOf({ dutyLists });

export function BasisRows() {
  return (
    <Rows name={['basis']} most={dutyLimits.maxBasis} fresh={{ name: '', number: '', clause: '' }} add={t('addBasis')}>
      {(inRow) => (
        <div className="admin-rows__grid">
          <Line inRow={inRow} field="name" label={t('basisName')} />
          <Line inRow={inRow} field="number" label={t('basisNumber')} />
          <Line inRow={inRow} field="clause" label={t('basisClause')} />
        </div>
      )}
    </Rows>
  );
}

const roles = (['SUPPORT', 'LEAD'] as const).map((value) => ({ value, label: t(`role${value}`) }));

export function PartnerRows() {
  return (
    <Rows
      name={['coDepts']}
      most={dutyLimits.maxPartners}
      fresh={{ deptId: '', role: 'SUPPORT' }}
      add={t('addPartner')}
    >
      {(inRow) => (
        <div className="admin-rows__grid">
          <FormField {...inRow('deptId')} errorName={t('department')}>
            <DepartmentSelect label={t('department')} placeholder={t('department')} />
          </FormField>
          <FormField {...inRow('role')} errorName={t('role')}>
            <Select {...selectIcons} aria-label={t('role')} options={roles} />
          </FormField>
        </div>
      )}
    </Rows>
  );
}

const freshStep = { name: '', post: '', limit: '', duty: '', supervision: '' };

/** How the item runs: the table readers see as its process. */
export function StepRows() {
  return (
    <Rows name={['steps']} most={dutyLimits.maxSteps} fresh={freshStep} add={t('addStep')}>
      {(inRow) => (
        <div className="admin-rows__grid">
          <Line inRow={inRow} field="name" label={listText('stepName')} />
          <Line inRow={inRow} field="post" label={listText('stepPost')} most={fieldLimits.nameLength} />
          <Line inRow={inRow} field="limit" label={listText('stepLimit')} most={fieldLimits.nameLength} />
          <Line inRow={inRow} field="duty" label={listText('stepDuty')} />
          <Line inRow={inRow} field="supervision" label={listText('stepSupervision')} />
        </div>
      )}
    </Rows>
  );
}

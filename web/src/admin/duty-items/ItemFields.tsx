import { useQuery } from '@tanstack/react-query';
import { type DutyColumn, dutyWays, riskLevels } from '@yizhan/contract/duty-columns.ts';
import type { DutyItemContent } from '@yizhan/contract/entities/duty-item.ts';
import * as dutyLimits from '@yizhan/contract/limits/duty-lists.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { dutyItemManage } from '@yizhan/contract/texts/zh-CN/duty-item-manage.ts';
import { dutyColumnNames, dutyLists } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import { AutoComplete, Input, InputNumber, Select } from 'antd';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { FormSections } from '../../admin-kit/form/FormSections.tsx';
import { FileField } from '../../admin-kit/rows/FileField.tsx';
import { FilesField } from '../../admin-kit/rows/FilesField.tsx';
import { toStoredFile } from '../../admin-kit/rows/useFileUpload.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { clearable, selectIcons } from '../../ui/antd-icons.tsx';
import { BasisRows, PartnerRows, StepRows } from './ItemRows.tsx';
import { ServicesSelect } from './ServicesSelect.tsx';

const t = textsOf({ dutyItemManage });
const adminText = textsOf({ admin });
const listText = textsOf({ dutyLists });
const columnName = textsOf({ dutyColumnNames });

const categories = ['审批', '认定', '评审', '分配', '监督', '其他'].map((value) => ({ value }));
const lines = ['mainItem', 'duty', 'audience', 'post', 'ownerA', 'ownerB', 'fee', 'place', 'phone'] as const;
const shortLines: ReadonlySet<string> = new Set(['ownerA', 'ownerB', 'phone']);
const texts = ['content', 'riskPoint', 'measure', 'accountability', 'alternative'] as const;

/** Which fields an item needs is a matter of its list's columns; those filled in before stay visible. */
export function ItemFields({ content, isNew }: { content: DutyItemContent; isNew: boolean }) {
  const lists = useQuery(query.dutyLists.view({})).data?.lists ?? [];
  const list = lists.find(({ code }) => code === content.listType);
  const columns = new Map(list?.columns.map(({ key, label }) => [key, label]));
  const label = (key: DutyColumn) => columns.get(key) || columnName(key);
  const isFilled = (value: unknown) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0);
  const shows = (key: DutyColumn & keyof DutyItemContent) => columns.has(key) || isFilled(content[key]);
  const line = (key: (typeof lines)[number]) =>
    shows(key) && (
      <FormField key={key} name={key} label={label(key)}>
        <Input maxLength={shortLines.has(key) ? fieldLimits.nameLength : fieldLimits.textLength} autoComplete="off" />
      </FormField>
    );
  const sections = [
    {
      key: 'basics',
      title: listText('basics'),
      content: (
        <>
          <div className="duty-items__pair">
            <FormField name="listType" label={t('list')} required>
              <Select {...selectIcons} options={lists.map(({ code, name }) => ({ value: code, label: name }))} />
            </FormField>
            <FormField name="deptId" label={t('department')} required>
              <DepartmentSelect />
            </FormField>
            <FormField
              name="code"
              label={label('code')}
              help={t(isNew ? 'codeNewHelp' : 'codeHelp')}
              shape={t('codeShape')}
              required={!isNew}
            >
              <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
            </FormField>
            <FormField name="sort" label={t('sort')} help={t('sortHelp')}>
              <InputNumber controls={false} min={0} max={dutyLimits.maxSort} precision={0} />
            </FormField>
          </div>
          <FormField name="title" label={label('title')} required>
            <Input maxLength={fieldLimits.textLength} autoComplete="off" />
          </FormField>
          <div className="duty-items__pair">
            {shows('category') && (
              <FormField name="category" label={label('category')}>
                <AutoComplete options={categories} maxLength={fieldLimits.nameLength} />
              </FormField>
            )}
            {lines.map(line)}
            {shows('way') && (
              <FormField name="way" label={label('way')}>
                <Select
                  {...selectIcons}
                  allowClear={clearable()}
                  options={dutyWays.map((value) => ({ value, label: listText(`way${value}`) }))}
                />
              </FormField>
            )}
            {shows('visits') && (
              <FormField name="visits" label={label('visits')}>
                <InputNumber controls={false} min={0} max={dutyLimits.maxVisits} precision={0} suffix={t('times')} />
              </FormField>
            )}
            {shows('limitDays') && (
              <FormField name="limitDays" label={label('limitDays')} help={t('limitHelp')}>
                <InputNumber
                  controls={false}
                  min={0}
                  max={dutyLimits.maxLimitDays}
                  precision={0}
                  suffix={t('workingDays')}
                />
              </FormField>
            )}
            {shows('riskLevel') && (
              <FormField name="riskLevel" label={label('riskLevel')}>
                <Select
                  {...selectIcons}
                  allowClear={clearable()}
                  options={riskLevels.map((value) => ({ value, label: listText(`risk${value}`) }))}
                />
              </FormField>
            )}
            <FormField name="complaintPhone" label={label('complaintPhone')}>
              <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
            </FormField>
          </div>
          {texts.map(
            (key) =>
              shows(key) && (
                <FormField key={key} name={key} label={label(key)}>
                  <Input.TextArea rows={2} maxLength={fieldLimits.longTextLength} />
                </FormField>
              ),
          )}
        </>
      ),
    },
    { key: 'basis', title: label('basis'), content: <BasisRows /> },
    ...(shows('coDepts') ? [{ key: 'coDepts', title: label('coDepts'), content: <PartnerRows /> }] : []),
    {
      key: 'steps',
      title: listText('steps'),
      content: (
        <>
          <StepRows />
          <FormField name="chart" errorName={label('chart')}>
            <FileField label={label('chart')} />
          </FormField>
        </>
      ),
    },
    {
      key: 'services',
      title: listText('services'),
      content: (
        <FormField name="serviceIds" errorName={listText('services')} help={t('servicesHelp')}>
          <ServicesSelect />
        </FormField>
      ),
    },
    {
      key: 'attachments',
      title: listText('attachments'),
      content: (
        <FormField name="attachments" errorName={listText('attachments')}>
          <FilesField most={dutyLimits.maxAttachments} keep={toStoredFile} />
        </FormField>
      ),
    },
  ];
  return (
    <FormSections label={adminText('sectionsOf')} heading="h2" headingClass="duty-items__heading" sections={sections} />
  );
}

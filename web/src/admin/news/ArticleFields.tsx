import type { NewsColumnRow } from '@yizhan/contract/entities/news.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as newsLimits from '@yizhan/contract/limits/news.ts';
import { newsManage } from '@yizhan/contract/texts/zh-CN/news-manage.ts';
import { Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { selectIcons } from '../../ui/antd-icons.tsx';
import { RichTextEditor } from '../../ui/rich-text-editor/RichTextEditor.tsx';
import { CoverField } from './CoverField.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { ReaderFields } from './ReaderFields.tsx';
import { ReleaseFields } from './ReleaseFields.tsx';

const t = textsOf({ newsManage });

/** The text at the left, its settings at the right. */
export function ArticleFields({ columns }: { columns: readonly NewsColumnRow[] }) {
  return (
    <div className="news-editor">
      <section className="admin-card news-editor__text">
        <FormField name="title" label={t('headline')} required>
          <Input
            size="large"
            autoComplete="off"
            maxLength={fieldLimits.textLength}
            placeholder={t('headlineHint')}
            data-autofocus=""
          />
        </FormField>
        <FormField name="summary" label={t('summary')} help={t('summaryHelp')}>
          <Input.TextArea rows={2} maxLength={newsLimits.summaryLength} showCount />
        </FormField>
        <FormField name="content" label={t('content')}>
          <RichTextEditor label={t('content')} pictures tall />
        </FormField>
      </section>
      <div className="news-editor__side">
        <Part title={t('partRelease')}>
          <ReleaseFields />
          <PreviewButton columns={columns} />
        </Part>
        <Part title={t('partReaders')}>
          <ReaderFields />
        </Part>
        <Part title={t('partPlace')}>
          <FormField name="columnId" label={t('column')} required>
            <Select
              {...selectIcons}
              options={columns.map(({ id, columnName }) => ({ value: id, label: columnName }))}
            />
          </FormField>
          <FormField name="deptId" label={t('department')}>
            <DepartmentSelect placeholder={t('pickDepartment')} />
          </FormField>
          <FormField name="cover" label={t('cover')}>
            <CoverField />
          </FormField>
        </Part>
      </div>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="admin-card news-editor__part">
    <h2>{title}</h2>
    {children}
  </section>
);

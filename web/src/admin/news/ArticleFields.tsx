import type { NewsColumnRow } from '@yizhan/contract/entities/news.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { selectIcons } from '../../ui/antd-icons.tsx';
import { RichTextEditor } from '../../ui/rich-text-editor/RichTextEditor.tsx';
import { CoverField } from './CoverField.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { ReaderFields } from './ReaderFields.tsx';
import { ReleaseFields } from './ReleaseFields.tsx';
import { n } from './words.ts';

/** The text at the left, everything about it at the right. */
export function ArticleFields({ columns }: { columns: readonly NewsColumnRow[] }) {
  return (
    <div className="news-editor">
      <section className="admin-card news-editor__text">
        <FormField name="title" label={n('headline')} required>
          <Input
            size="large"
            autoComplete="off"
            maxLength={limits.textLength}
            placeholder={n('headlineHint')}
            data-autofocus=""
          />
        </FormField>
        <FormField name="summary" label={n('summary')} help={n('summaryHelp')}>
          <Input.TextArea rows={2} maxLength={limits.newsSummaryLength} showCount />
        </FormField>
        <FormField name="content" label={n('content')}>
          <RichTextEditor label={n('content')} pictures tall />
        </FormField>
      </section>
      <div className="news-editor__side">
        <Part title={n('partRelease')}>
          <ReleaseFields />
          <PreviewButton columns={columns} />
        </Part>
        <Part title={n('partReaders')}>
          <ReaderFields />
        </Part>
        <Part title={n('partPlace')}>
          <FormField name="columnId" label={n('column')} required>
            <Select
              {...selectIcons}
              options={columns.map(({ id, columnName }) => ({ value: id, label: columnName }))}
            />
          </FormField>
          <FormField name="deptId" label={n('department')}>
            <DepartmentSelect placeholder={n('pickDepartment')} />
          </FormField>
          <FormField name="cover" label={n('cover')}>
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

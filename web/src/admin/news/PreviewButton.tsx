import { useQuery } from '@tanstack/react-query';
import type { DepartmentNode } from '@yizhan/contract/entities/departments.ts';
import type { NewsColumnRow } from '@yizhan/contract/entities/news.ts';
import { newsManage } from '@yizhan/contract/texts/zh-CN/news-manage.ts';
import { Form } from 'antd';
import { useState } from 'react';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { ArticlePreview } from './ArticlePreview.tsx';
import type { ArticleValues } from './article-values.ts';

const t = textsOf({ newsManage });

const nameIn = (nodes: readonly DepartmentNode[], id: string | null): string =>
  nodes.map((node) => (node.id === id ? node.name : nameIn(node.children, id))).find(Boolean) ?? '';

/** Previews the current content of the form, saved or not. */
export function PreviewButton({ columns }: { columns: readonly NewsColumnRow[] }) {
  const form = Form.useFormInstance<ArticleValues>();
  const departments = useQuery(query.departments.tree());
  const [values, setValues] = useState<ArticleValues>();
  return (
    <>
      <Button icon="eye" wide onClick={() => setValues({ ...form.getFieldsValue(true) })}>
        {t('preview')}
      </Button>
      {values && (
        <ArticlePreview
          values={values}
          columnName={columns.find(({ id }) => id === values.columnId)?.columnName ?? ''}
          deptName={nameIn(departments.data ?? [], values.deptId)}
          onClose={() => setValues(undefined)}
        />
      )}
    </>
  );
}

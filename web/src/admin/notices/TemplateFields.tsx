import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { NoticeTemplate } from '@yizhan/contract/entities/notice.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { ask } from '../../ui/confirm.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import type { NoticeValues } from './notice-values.ts';

const t = textsOf({ noticeManage });

type TemplateFieldsProps = {
  /** The form has new values that its fields do not show by themselves. */
  onFilled: () => void;
};

/** Begins with a template, or makes one of what is written. */
export function TemplateFields({ onFilled }: TemplateFieldsProps) {
  const form = Form.useFormInstance<NoticeValues>();
  const found = useQuery(query.notices.templates());
  const [saving, setSaving] = useState(false);
  const use = async ({ name, title, content, level, needConfirm }: NoticeTemplate) => {
    const isWritten = Boolean(form.getFieldValue('title') || form.getFieldValue('content'));
    const question = { title: t('templateReplace'), text: t('templateReplaceText'), yes: t('template') };
    if (isWritten && !(await ask(question))) return;
    form.setFieldsValue({ title, content, level, needConfirm });
    onFilled();
    toast.success(t('templateUsed', { name }));
  };
  return (
    <Row gap={2} wrap className="notice-templates">
      <Select<string | null>
        aria-label={t('template')}
        placeholder={t('template')}
        value={null}
        notFoundContent={t('templateNone')}
        showSearch={{ optionFilterProp: 'label' }}
        options={found.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        onChange={(id) => {
          const template = found.data?.find((one) => one.id === id);
          if (template) void use(template);
        }}
      />
      <Button icon="save" onClick={() => setSaving(true)}>
        {t('templateSave')}
      </Button>
      {saving && <SaveDialog values={form.getFieldsValue(true)} onClose={() => setSaving(false)} />}
    </Row>
  );
}

function SaveDialog({ values, onClose }: { values: NoticeValues; onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState(values.title.slice(0, fieldLimits.nameLength));
  const save = async () => {
    const { title, content, level, needConfirm } = values;
    const template = { name: name.trim(), title, content, level, needConfirm };
    if (!(await runAction(api.notices.saveTemplate({ template }), t('templateSaved')))) return;
    await client.invalidateQueries({ queryKey: query.notices.templates.queryKey });
    onClose();
  };
  return (
    <Dialog open title={t('templateSave')} width={424} onClose={onClose}>
      <Stack gap={4}>
        <TextField
          label={t('templateName')}
          help={t('templateNameHelp')}
          maxLength={fieldLimits.nameLength}
          value={name}
          onChange={setName}
        />
        <Button variant="primary" disabled={name.trim() === ''} onClick={() => void save()}>
          {t('templateSave')}
        </Button>
      </Stack>
    </Dialog>
  );
}

import type { LanguageModelDetail, LanguageModelInput, ModelPart } from '@yizhan/contract/entities/language-model.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { faqManage } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import { Form, Input, Switch } from 'antd';
import { useRef } from 'react';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { ModelTest } from './ModelTest.tsx';
import { blankServer } from './model-values.ts';

const t = textsOf({ faqManage });

type ModelFieldsProps = { part: ModelPart; detail: LanguageModelDetail };

/** Off until it is switched on; then the server's fields and a test. */
export function ModelFields({ part, detail }: ModelFieldsProps) {
  const form = Form.useFormInstance<LanguageModelInput>();
  const on = (Form.useWatch(part, { form, preserve: true }) ?? null) !== null;
  // Switching off and on again keeps what was typed.
  const typed = useRef<LanguageModelInput[ModelPart]>(null);
  const change = (next: boolean) => {
    if (!next) typed.current = form.getFieldValue(part);
    form.setFieldValue(part, next ? (typed.current ?? blankServer) : null);
  };
  const stored = detail[part];
  return (
    <>
      <Form.Item label={t(`model${part}`)} help={t(`model${part}Help`)}>
        <Switch aria-label={t(`model${part}`)} checked={on} onChange={change} />
      </Form.Item>
      {on && (
        <>
          <FormField name={[part, 'url']} label={t('modelUrl')} help={t('modelUrlHelp')} required>
            <Input type="url" maxLength={fieldLimits.addressLength} placeholder="https://" autoComplete="off" />
          </FormField>
          <FormField name={[part, 'model']} label={t('modelName')} required>
            <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
          </FormField>
          <FormField
            name={[part, 'key']}
            label={t('modelKey')}
            help={t(stored?.hasKey ? 'modelKeyKept' : 'modelKeyHelp')}
          >
            <Input.Password autoComplete="new-password" />
          </FormField>
          {part === 'embeddings' && stored && (
            <p className="admin-muted faq__embedded">
              {t('modelEmbedded', { embedded: detail.embedded, entries: detail.entries })}
            </p>
          )}
          <ModelTest part={part} isStored={stored !== null} />
        </>
      )}
    </>
  );
}

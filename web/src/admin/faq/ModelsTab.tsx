import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type LanguageModelDetail, languageModelInput, modelParts } from '@yizhan/contract/entities/language-model.ts';
import { faqManage } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import { RecordForm } from '../../admin-kit/form/RecordForm.tsx';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { toast } from '../../ui/toast.ts';
import { ModelFields } from './ModelFields.tsx';
import { toInput, toPayload } from './model-values.ts';

const t = textsOf({ faqManage });

/** The optional model servers behind the robot. */
export function ModelsTab() {
  const client = useQueryClient();
  const found = useQuery(query.faq.models());
  const reload = () => void client.invalidateQueries({ queryKey: query.faq.models.queryKey });
  return (
    <Loaded query={found} skeleton={<TableSkeleton />}>
      {(detail: LanguageModelDetail) => (
        <RecordForm
          key={detail.version}
          schema={languageModelInput}
          initial={toInput(detail)}
          about="languageModel"
          save={(values) => api.faq.saveModels({ ...toPayload(values), version: detail.version })}
          onSaved={() => {
            toast.success(t('modelsSaved'));
            reload();
          }}
          onReload={reload}
        >
          <p className="admin-muted">{t('modelsAbout')}</p>
          {modelParts.map((part) => (
            <ModelFields key={part} part={part} detail={detail} />
          ))}
        </RecordForm>
      )}
    </Loaded>
  );
}

import { useQuery } from '@tanstack/react-query';
import * as feedLimits from '@yizhan/contract/limits/feeds.ts';
import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import { todaySettings } from '@yizhan/contract/today.ts';
import { InputNumber } from 'antd';
import * as z from 'zod';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { RecordForm } from '../../../admin-kit/form/RecordForm.tsx';
import { AddressInput } from '../../../cards/columns/AddressInput.tsx';
import { api, query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { toast } from '../../../ui/toast.ts';

const t = textsOf({ portalConfig });

/** An empty address turns the source off. */
const schema = z.object({
  lesson: z.preprocess((value) => ((value as { url?: string } | null)?.url ? value : null), todaySettings.shape.lesson),
});

/** The sources of the strip of today: saved as a whole, visible at once. */
export default function TodayTab() {
  const found = useQuery(query.portal.today());
  const saved = () => {
    toast.success(t('saved'));
    void found.refetch();
  };
  return (
    <div className="quick-config">
      <p className="quick-config__help">{t('todayHelp', { most: portalLimits.maxTodayItems })}</p>
      <Loaded query={found}>
        {({ today: { lesson }, version }) => (
          <RecordForm
            key={version}
            schema={schema}
            initial={{ lesson: lesson ?? { url: '', cacheSeconds: feedLimits.cacheSeconds } }}
            save={(today) => api.portal.submitToday({ today, version })}
            onSaved={saved}
            onReload={() => void found.refetch()}
          >
            <FormField name={['lesson', 'url']} label={t('lessonUrl')} help={t('lessonHelp')}>
              <AddressInput autoComplete="off" />
            </FormField>
            <FormField name={['lesson', 'cacheSeconds']} label={t('lessonCache')}>
              <InputNumber controls={false} min={0} max={feedLimits.maxCacheSeconds} />
            </FormField>
          </RecordForm>
        )}
      </Loaded>
    </div>
  );
}

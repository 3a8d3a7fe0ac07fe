import { useQuery } from '@tanstack/react-query';
import { quickItem } from '@yizhan/contract/entities/portal.ts';
import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import * as z from 'zod';
import { RecordForm } from '../../../admin-kit/form/RecordForm.tsx';
import { api, query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { useHint } from '../../../lib/useHint.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { toast } from '../../../ui/toast.ts';
import { QuickFields } from './QuickFields.tsx';
import './Quick.css';

const t = textsOf({ portalConfig });

const schema = z.object({ items: z.array(quickItem).max(portalLimits.maxQuickItems) });

/** The bar at the right edge: saved as a whole, visible at once. */
export default function QuickTab() {
  const found = useQuery(query.portal.quickItems());
  useHint('quick', found.refetch);
  const saved = () => {
    toast.success(t('saved'));
    void found.refetch();
  };
  return (
    <div className="quick-config">
      <p className="quick-config__help">{t('quickHelp', { most: portalLimits.maxQuickItems })}</p>
      <Loaded query={found}>
        {({ items, version }) => (
          <RecordForm
            key={version}
            schema={schema}
            initial={{ items }}
            save={(values) => api.portal.submitQuickItems({ ...values, version })}
            onSaved={saved}
            onReload={() => void found.refetch()}
          >
            <QuickFields />
          </RecordForm>
        )}
      </Loaded>
    </div>
  );
}

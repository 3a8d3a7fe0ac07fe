import { filled } from '@yizhan/contract/entities/common.ts';
import type { ServiceTypeRow } from '@yizhan/contract/entities/service-config.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { Input } from 'antd';
import * as z from 'zod';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { FormPane } from '../../../admin-kit/form/FormPane.tsx';
import { RecordForm } from '../../../admin-kit/form/RecordForm.tsx';
import { api } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { toast } from '../../../ui/toast.ts';

const t = textsOf({ servicesManage });
const adminText = textsOf({ admin });

const typeForm = z.object({ name: filled(fieldLimits.nameLength) });

type TypePaneProps = {
  /** Absent for a new one. */
  type: ServiceTypeRow | undefined;
  onSaved: () => Promise<void>;
  onClose: () => void;
};

export function TypePane({ type, onSaved, onClose }: TypePaneProps) {
  return (
    <FormPane title={type?.name ?? t('newType')} onClose={onClose}>
      <RecordForm
        schema={typeForm}
        initial={{ name: type?.name ?? '' }}
        save={({ name }) => api.serviceConfig.submitType({ name, ...(type && { id: type.id }) })}
        onSaved={() => {
          toast.success(adminText('saved'));
          void onSaved();
          onClose();
        }}
        onReload={() => void onSaved()}
        onClose={onClose}
      >
        <FormField name="name" label={t('typeName')} required english>
          <Input autoComplete="off" maxLength={fieldLimits.nameLength} data-autofocus="" />
        </FormField>
      </RecordForm>
    </FormPane>
  );
}

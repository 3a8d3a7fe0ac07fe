import { filled } from '@yizhan/contract/entities/common.ts';
import type { ServiceTypeRow } from '@yizhan/contract/entities/service-config.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { Input } from 'antd';
import * as z from 'zod';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { FormPane } from '../../../admin-kit/form/FormPane.tsx';
import { RecordForm } from '../../../admin-kit/form/RecordForm.tsx';
import { t } from '../../../admin-kit/words.ts';
import { api } from '../../../lib/api.ts';
import { toast } from '../../../ui/toast.ts';
import { s } from '../words.ts';

const typeForm = z.object({ name: filled(limits.nameLength) });

type TypePaneProps = {
  /** Absent: a new one. */
  type: ServiceTypeRow | undefined;
  onSaved: () => Promise<void>;
  onClose: () => void;
};

export function TypePane({ type, onSaved, onClose }: TypePaneProps) {
  return (
    <FormPane title={type?.name ?? s('newType')} onClose={onClose}>
      <RecordForm
        schema={typeForm}
        initial={{ name: type?.name ?? '' }}
        save={({ name }) => api.serviceConfig.submitType({ name, ...(type && { id: type.id }) })}
        onSaved={() => {
          toast.success(t('saved'));
          void onSaved();
          onClose();
        }}
        onReload={() => void onSaved()}
        onClose={onClose}
      >
        <FormField name="name" label={s('typeName')} required>
          <Input autoComplete="off" maxLength={limits.nameLength} data-autofocus="" />
        </FormField>
      </RecordForm>
    </FormPane>
  );
}

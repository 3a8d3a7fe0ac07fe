import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FirstLink, type TenantInput, type TenantRow, tenantInput } from '@yizhan/contract/entities/tenant.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { tenantsManage } from '@yizhan/contract/texts/zh-CN/tenants-manage.ts';
import { Input, InputNumber, Select } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { FormPane } from '../../admin-kit/form/FormPane.tsx';
import { LoadedRecord } from '../../admin-kit/form/LoadedRecord.tsx';
import { RecordForm } from '../../admin-kit/form/RecordForm.tsx';
import { type ListParams, NEW } from '../../admin-kit/list/useListParams.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { toast } from '../../ui/toast.ts';
import { TenantChip } from './TenantChip.tsx';

const t = textsOf({ tenantsManage });
const adminText = textsOf({ admin });

const empty: TenantInput = { name: '', hosts: [], maxPeople: null, maxStorageMb: null };

const toInput = ({ name, hosts, maxPeople, maxStorageMb }: TenantRow): TenantInput => ({
  ...{ name, hosts, maxPeople, maxStorageMb },
});

type TenantPaneProps = {
  record: string;
  list: ListParams<'keyword'>;
  onCreated: (name: string, link: FirstLink) => void;
};

export function TenantPane({ record, list, onCreated }: TenantPaneProps) {
  const client = useQueryClient();
  const found = useQuery({ ...query.tenants.list(), select: (all) => all.find(({ id }) => id === record) ?? null });
  const school = found.data ?? undefined;
  const close = () => void list.close();
  const refresh = () => void client.invalidateQueries({ queryKey: query.tenants.queryKey });
  const common = { schema: tenantInput, onReload: refresh, onClose: close };
  if (record === NEW)
    return (
      <FormPane title={t('newTitle')} onClose={close}>
        <RecordForm
          {...common}
          initial={empty}
          save={async (values) => ({ ...(await api.tenants.create(values)), name: values.name })}
          onSaved={({ name, link }) => {
            refresh();
            close();
            onCreated(name, link);
          }}
        >
          <Fields needsHost />
        </RecordForm>
      </FormPane>
    );
  return (
    <FormPane title={school?.name ?? ''} mark={school && <TenantChip school={school} />} onClose={close}>
      <LoadedRecord query={found}>
        {(school) => (
          <>
            {school.suspended && <p className="admin-muted">{t('suspendedSince', school.suspended)}</p>}
            <RecordForm
              key={school.version}
              {...common}
              initial={toInput(school)}
              save={(values) => api.tenants.update({ ...values, id: school.id, version: school.version })}
              onSaved={() => {
                toast.success(adminText('saved'));
                refresh();
              }}
            >
              <Fields needsHost={!school.isPlatform} />
            </RecordForm>
          </>
        )}
      </LoadedRecord>
    </FormPane>
  );
}

function Fields({ needsHost }: { needsHost: boolean }) {
  return (
    <>
      <FormField name="name" label={t('name')} required>
        <Input autoComplete="off" maxLength={fieldLimits.nameLength} data-autofocus="" />
      </FormField>
      <FormField name="hosts" label={t('hosts')} help={t('hostsHelp')} shape={t('hostsWrong')} required={needsHost}>
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[' ', ',', '，', '、']} />
      </FormField>
      <FormField name="maxPeople" label={t('maxPeople')} help={t('maxPeopleHelp')}>
        <InputNumber controls={false} precision={0} />
      </FormField>
      <FormField name="maxStorageMb" label={t('maxStorageMb')} help={t('maxStorageMbHelp')}>
        <InputNumber controls={false} precision={0} />
      </FormField>
    </>
  );
}

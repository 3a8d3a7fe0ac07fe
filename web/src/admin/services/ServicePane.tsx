import { useQuery } from '@tanstack/react-query';
import type { ServiceConfigDetail, ServiceInput } from '@yizhan/contract/entities/service-config.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { searchWords } from '@yizhan/contract/texts/zh-CN/search-words.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FormPane } from '../../admin-kit/form/FormPane.tsx';
import { LoadedRecord } from '../../admin-kit/form/LoadedRecord.tsx';
import { RecordForm } from '../../admin-kit/form/RecordForm.tsx';
import { useRecordForm } from '../../admin-kit/form/record-context.ts';
import { copiedFrom, NEW } from '../../admin-kit/list/useListParams.ts';
import { runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Menu } from '../../ui/Menu.tsx';
import { toast } from '../../ui/toast.ts';
import { ReviewNote } from './ReviewNote.tsx';
import { ServiceFields } from './ServiceFields.tsx';
import { StatusChips } from './StatusChips.tsx';
import type { ServiceListParams } from './service-filters.ts';
import { newService, serviceForm, toCopy, toValues } from './service-values.ts';
import type { ServiceActions } from './useServiceActions.tsx';

const t = textsOf({ servicesManage });
const adminText = textsOf({ admin });
const searchText = textsOf({ searchWords });

type ServicePaneProps = { record: string; list: ServiceListParams; actions: ServiceActions };

export function ServicePane({ record, list, actions }: ServicePaneProps) {
  const close = () => void list.close();
  const source = copiedFrom(record);
  if (source) return <CopiedService id={source} onClose={close} actions={actions} />;
  return record === NEW ? (
    <NewService onClose={close} actions={actions} />
  ) : (
    <StoredService id={record} onClose={close} actions={actions} />
  );
}

type PartProps = { onClose: () => void; actions: ServiceActions };

/** A new service with everything of another one but its name and code. */
function CopiedService({ id, onClose, actions }: PartProps & { id: string }) {
  const found = useQuery({ ...query.serviceConfig.detail({ id }), gcTime: 0 });
  if (!found.data)
    return (
      <FormPane title={t('newService')} onClose={onClose}>
        <LoadedRecord query={found}>{() => null}</LoadedRecord>
      </FormPane>
    );
  return <NewService initial={toCopy(found.data)} onClose={onClose} actions={actions} />;
}

/** May start with a name from the search gaps; saving then resolves the gap. */
function NewService({ initial, onClose, actions }: PartProps & { initial?: ServiceInput }) {
  const [params, setParams] = useSearchParams();
  const gap = params.get('gap');
  const saved = async (id: string) => {
    toast.success(adminText('saved'));
    if (gap) await runAction(api.serviceConfig.handleGap({ id: gap, state: 'DONE', note: searchText('gapService') }));
    setParams({ record: id });
    await actions.refresh();
  };
  return (
    <FormPane title={t('newService')} onClose={onClose}>
      <RecordForm
        schema={serviceForm}
        initial={initial ?? newService(params.get('name') ?? '')}
        save={(service) => api.serviceConfig.submit({ service })}
        onSaved={({ id }) => void saved(id)}
        onReload={() => undefined}
        onClose={onClose}
      >
        <ServiceFields stored={undefined} />
      </RecordForm>
    </FormPane>
  );
}

function StoredService({ id, onClose, actions }: PartProps & { id: string }) {
  const found = useQuery({ ...query.serviceConfig.detail({ id }), gcTime: 0 });
  const { data } = found;
  const menu = data && <Menu label={adminText('actionsOf', { name: data.name })} items={actions.itemsFor(data)} />;
  return (
    <FormPane title={data?.name ?? ''} mark={data && <StatusChips {...data} />} menu={menu} onClose={onClose}>
      <LoadedRecord query={found}>
        {(service) => (
          <Form key={service.version} service={service} reload={found.refetch} onClose={onClose} actions={actions} />
        )}
      </LoadedRecord>
    </FormPane>
  );
}

type FormProps = PartProps & { service: ServiceConfigDetail; reload: () => unknown };

function Form({ service, reload, onClose, actions }: FormProps) {
  const { id, version } = service;
  // True from the save until the new version is loaded, which remounts this form.
  const [outdated, setOutdated] = useState(false);
  const saved = () => {
    setOutdated(true);
    toast.success(adminText('saved'));
    void actions.refresh();
  };
  return (
    <RecordForm
      schema={serviceForm}
      initial={toValues(service)}
      save={(values) => api.serviceConfig.submit({ service: values, held: { id, version } })}
      onSaved={saved}
      onReload={() => void actions.refresh()}
      onClose={onClose}
    >
      <FollowOthers reload={reload} />
      <ReviewNote service={service} steps={actions.steps} outdated={outdated} />
      <ServiceFields stored={service} />
    </RecordForm>
  );
}

/** Changes by others show at once, unless that would discard unsaved input. */
function FollowOthers({ reload }: Pick<FormProps, 'reload'>) {
  const { unsaved } = useRecordForm();
  useHint('services', () => !unsaved && reload());
  return null;
}

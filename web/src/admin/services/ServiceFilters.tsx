import { useQuery } from '@tanstack/react-query';
import { serviceKinds } from '@yizhan/contract/entities/service.ts';
import { serviceStatuses } from '@yizhan/contract/entities/service-config.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { BulkActions } from '../../admin-kit/bulk/BulkActions.tsx';
import { ExportButton } from '../../admin-kit/bulk/ExportButton.tsx';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { NEW } from '../../admin-kit/list/useListParams.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import type { ServiceListParams } from './service-filters.ts';

const t = textsOf({ servicesManage });
const adminText = textsOf({ admin });

const statuses = serviceStatuses.map((status) => ({ value: status, label: t(`status${status}`) }));
const kinds = serviceKinds.map((kind) => ({ value: kind, label: t(`kind${kind}`) }));
const maintained = [
  { value: 'true', label: t('maintained') },
  { value: 'false', label: t('notMaintained') },
];

export function ServiceFilters({ list }: { list: ServiceListParams }) {
  const { filters, setFilter, clearFilters, open } = list;
  const scenes = useQuery(query.serviceConfig.scenes());
  const set = (name: keyof typeof filters) => (value: string | undefined) => setFilter(name, value);
  return (
    <div className="admin-list__filters">
      <SearchBox value={filters.keyword} hint={t('searchHint')} onChange={set('keyword')} />
      <FilterSelect
        label={t('status')}
        any={t('anyStatus')}
        value={filters.status}
        options={statuses}
        onChange={set('status')}
      />
      <FilterSelect label={t('kind')} any={t('anyKind')} value={filters.type} options={kinds} onChange={set('type')} />
      <DepartmentSelect
        className="admin-filter"
        label={t('department')}
        placeholder={t('anyDepartment')}
        value={filters.deptId ?? null}
        onChange={(id) => setFilter('deptId', id ?? undefined)}
      />
      <FilterSelect
        label={t('scene')}
        any={t('anyScene')}
        value={filters.sceneId}
        options={scenes.data?.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={set('sceneId')}
      />
      <FilterSelect
        label={t('maintenance')}
        any={t('anyMaintenance')}
        value={filters.maintenance}
        options={maintained}
        onChange={set('maintenance')}
      />
      {Object.keys(filters).length > 0 && (
        <Button variant="quiet" onClick={clearFilters}>
          {adminText('clearFilters')}
        </Button>
      )}
      <span className="services-admin__add services-admin__bulk">
        <ExportButton list="ratings" label={t('exportRatings')} />
        <BulkActions list="services" search={filters} />
      </span>
      <Button variant="primary" icon="plus" onClick={() => void open(NEW)}>
        {t('addService')}
      </Button>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { serviceKinds } from '@yizhan/contract/entities/service.ts';
import { serviceStatuses } from '@yizhan/contract/entities/service-config.ts';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { NEW } from '../../admin-kit/list/useListParams.ts';
import { t } from '../../admin-kit/words.ts';
import { query } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import type { ServiceListParams } from './service-filters.ts';
import { s } from './words.ts';

const statuses = serviceStatuses.map((status) => ({ value: status, label: s(`status${status}`) }));
const kinds = serviceKinds.map((kind) => ({ value: kind, label: s(`kind${kind}`) }));
const maintained = [
  { value: 'true', label: s('maintained') },
  { value: 'false', label: s('notMaintained') },
];

export function ServiceFilters({ list }: { list: ServiceListParams }) {
  const { filters, setFilter, clearFilters, open } = list;
  const scenes = useQuery(query.serviceConfig.scenes());
  const set = (name: keyof typeof filters) => (value: string | undefined) => setFilter(name, value);
  return (
    <div className="admin-list__filters">
      <SearchBox value={filters.keyword} hint={s('searchHint')} onChange={set('keyword')} />
      <FilterSelect
        label={s('status')}
        any={s('anyStatus')}
        value={filters.status}
        options={statuses}
        onChange={set('status')}
      />
      <FilterSelect label={s('kind')} any={s('anyKind')} value={filters.type} options={kinds} onChange={set('type')} />
      <DepartmentSelect
        className="admin-filter"
        label={s('department')}
        placeholder={s('anyDepartment')}
        value={filters.deptId ?? null}
        onChange={(id) => setFilter('deptId', id ?? undefined)}
      />
      <FilterSelect
        label={s('scene')}
        any={s('anyScene')}
        value={filters.sceneId}
        options={scenes.data?.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={set('sceneId')}
      />
      <FilterSelect
        label={s('maintenance')}
        any={s('anyMaintenance')}
        value={filters.maintenance}
        options={maintained}
        onChange={set('maintenance')}
      />
      {Object.keys(filters).length > 0 && (
        <Button variant="quiet" onClick={clearFilters}>
          {t('clearFilters')}
        </Button>
      )}
      <Button className="services-admin__add" variant="primary" icon="plus" onClick={() => void open(NEW)}>
        {s('addService')}
      </Button>
    </div>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { HallService } from '@yizhan/contract/entities/hall.ts';
import { palette } from '@yizhan/contract/texts/zh-CN/palette.ts';
import { query } from '../../../lib/api.ts';
import { hrefOf, paths } from '../../../lib/paths.ts';
import { textsOf } from '../../../lib/text.ts';
import { openService } from '../../../service/open-service.ts';
import { toIconName } from '../../../ui/icons/to-icon-name.ts';
import { goTo, type PaletteTarget } from './usePaletteTargets.ts';

const t = textsOf({ palette });

const toService =
  (group: 'searchServices' | 'searchNear' | 'searchRecent') =>
  (service: HallService): PaletteTarget => ({
    key: `service-${service.serviceId}`,
    name: service.serviceName,
    ranges: service.nameMarks,
    note: service.serviceDeptName,
    icon: toIconName(service.serviceIcon),
    group,
    open: () => openService(service),
  });

/** The hall with the same words: where Enter leads when nothing but near services is found. */
const inHall = (keyword: string): PaletteTarget => ({
  key: 'hall-search',
  name: t('searchHall', { words: keyword }),
  icon: 'search',
  group: 'searchNear',
  open: goTo(hrefOf(`${paths.serviceHall}?keyword=${encodeURIComponent(keyword)}`)),
});

/** Services the user may open that match the input; the previous results stay while new ones are loading. */
export function usePaletteServices(keyword: string): { services: PaletteTarget[]; searching: boolean } {
  const { data, isFetching } = useQuery({
    ...query.hall.suggest({ keyword }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
  if (keyword === '' || !data) return { services: [], searching: isFetching };
  const near = data.near.map(toService('searchNear'));
  const services = [
    ...data.services.map(toService('searchServices')),
    ...(near.length > 0 ? [inHall(keyword), ...near] : []),
  ];
  return { services, searching: isFetching };
}

/** Before anything is typed: what the person opened last. */
export function useRecentServices(): PaletteTarget[] {
  const { data = [] } = useQuery(query.hall.recent());
  return data.map(toService('searchRecent'));
}

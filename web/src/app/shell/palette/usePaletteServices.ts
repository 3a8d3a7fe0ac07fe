import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { query } from '../../../lib/api.ts';
import { useDebounced } from '../../../lib/useDebounced.ts';
import { openService } from '../../../service/open-service.ts';
import { toIconName } from '../../../ui/icons/to-icon-name.ts';
import type { PaletteTarget } from './usePaletteTargets.ts';

/** Services the user may open that match the input; the previous results stay while new ones are loading. */
export function usePaletteServices(typed: string): { services: PaletteTarget[]; searching: boolean } {
  const trimmed = typed.trim().slice(0, searchLimits.queryLength);
  const keyword = useDebounced(trimmed, searchLimits.suggestDebounceMs);
  const { data, isFetching } = useQuery({
    ...query.hall.suggest({ keyword }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
  if (trimmed === '') return { services: [], searching: false };
  const services = (data?.services ?? []).map(
    (service): PaletteTarget => ({
      key: `service-${service.serviceId}`,
      name: service.serviceName,
      ranges: service.nameMarks,
      note: service.serviceDeptName,
      icon: toIconName(service.serviceIcon),
      group: 'searchServices',
      open: () => openService(service),
    }),
  );
  return { services, searching: isFetching || keyword !== trimmed };
}

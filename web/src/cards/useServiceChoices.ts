import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ServiceChoice } from '@yizhan/contract/entities/service.ts';
import { useState } from 'react';
import { query } from '../lib/api.ts';

/** Services found by name, plus those already picked, whatever the search. */
export function useServiceChoices(ids: string[]) {
  const [keyword, setKeyword] = useState('');
  const picked = useQuery({ ...query.cards.services({ ids }), enabled: ids.length > 0 });
  const found = useQuery({ ...query.cards.services(keyword ? { keyword } : {}), placeholderData: keepPreviousData });
  return { keyword, setKeyword, picked: picked.data ?? [], found: found.data ?? [], finding: found.isFetching };
}

export const toServiceOption = ({ serviceId, serviceName, serviceDeptName }: ServiceChoice) => ({
  value: serviceId,
  label: serviceDeptName ? `${serviceName} · ${serviceDeptName}` : serviceName,
});

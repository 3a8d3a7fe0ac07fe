import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';

/** The clients to choose from, by name. */
export const useClientChoices = () =>
  useQuery({ ...query.apiClients.list(), select: (all) => all.map(({ id, name }) => ({ value: id, label: name })) })
    .data ?? [];

import { useQuery } from '@tanstack/react-query';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { query } from '../../lib/api.ts';

/** What is known of a person, fetched again when older than a minute (CH-9). */
export const usePerson = (userId: string | undefined) =>
  useQuery({
    ...query.chat.imWebUserGet({ userId: userId ?? '' }),
    enabled: userId !== undefined,
    staleTime: chatLimits.personStaleMs,
    refetchInterval: chatLimits.personStaleMs,
  });

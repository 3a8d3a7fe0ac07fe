import { useQuery } from '@tanstack/react-query';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { query } from '../../lib/api.ts';

/** What the school allows in chat; undefined until it is known. */
export const useImConfig = () => useQuery({ ...query.chat.imConfig(), staleTime: chatLimits.configStaleMs }).data;

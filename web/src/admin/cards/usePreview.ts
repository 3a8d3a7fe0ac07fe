import { useQuery } from '@tanstack/react-query';
import type { CardConfig, CardKind } from '@yizhan/contract/cards.ts';
import type { BasicConfig, CardContent } from '@yizhan/contract/entities/card.ts';
import { cardConfig } from '@yizhan/contract/texts/zh-CN/card-config.ts';
import { useEffect, useEffectEvent } from 'react';
import { getCardSettings } from '../../cards/settings.ts';
import { api, query } from '../../lib/api.ts';
import { ApiError } from '../../lib/request.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { toast } from '../../ui/toast.ts';
import type { Avatar } from './preview-rules.ts';

const t = textsOf({ cardConfig });

/** What is previewed: the saved card, or the current settings of the form. */
export type PreviewSubject = { is: 'saved'; id: string } | { is: 'given'; content: CardContent };

export type PreviewData = { basicConfig: BasicConfig; data: unknown };

/** Refetched on every open and for every layout; given settings are used as they are, without a request. */
export function usePreview(subject: PreviewSubject, avatar: Avatar, onClose: () => void): PreviewData | undefined {
  const userId = useSession((state) => state.me?.user.user_id);
  const now = useNow();
  const id = subject.is === 'saved' ? subject.id : undefined;
  const { data, error, isFetching } = useQuery({
    queryKey: [...query.cards.preview.queryKey, id, avatar],
    queryFn: () => api.cards.preview({ ...(id ? { id } : {}), ...(userId ? { userId } : {}) }),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const failed = useEffectEvent((reason: Error) => {
    onClose();
    if (reason instanceof ApiError) toast.error(reason.msg, reason.msgDetail);
  });
  useEffect(() => {
    if (error) failed(error);
  }, [error]);
  if (subject.is === 'given') return fromContent(subject.content.kind, subject.content, now);
  return isFetching ? undefined : data;
}

function fromContent<K extends CardKind>(kind: K, content: CardContent, now: Date): PreviewData {
  const { cardName, cardIntroduction, displayRows } = content;
  const data = getCardSettings(kind).sample({ config: content.config as CardConfig<K>, displayRows, now });
  return { basicConfig: { cardName: cardName || t('newName'), cardIntroduction, displayRows }, data };
}

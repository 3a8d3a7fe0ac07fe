import { useQueryClient } from '@tanstack/react-query';
import { publishables } from '@yizhan/contract/publishable.ts';
import { todayTopic } from '@yizhan/contract/today-topic.ts';
import { useEffect } from 'react';
import { views } from '../../cards/registry.ts';
import { query } from '../../lib/api.ts';
import { onConnected, onHint } from '../../lib/hints.ts';

const topics = [publishables.card.topic, todayTopic, ...Object.keys(views).map((kind) => `card.${kind}`)];

let stops: (() => void)[] = [];

/**
 * On other screens no card listens. Hints received there mark the page stale, so that coming back refetches it instead
 * of showing a to-do just done.
 */
export function useAwayInvalidation(): void {
  const client = useQueryClient();
  useEffect(() => {
    for (const stop of stops.splice(0)) stop();
    return () => {
      const stale = () => void client.invalidateQueries({ queryKey: query.cards.home.queryKey, refetchType: 'none' });
      stops = [...topics.map((topic) => onHint(topic, stale)), onConnected(stale)];
    };
  }, [client]);
}

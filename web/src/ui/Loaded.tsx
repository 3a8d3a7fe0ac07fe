import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import type { ReactNode } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { textsOf } from '../lib/text.ts';
import { Empty } from './Empty.tsx';
import { ErrorNote } from './ErrorNote.tsx';
import { toErrorText } from './error-text.ts';
import { Skeleton } from './Skeleton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import './Loaded.css';

const t = textsOf({ ui });

/** The part of a query's result needed to render it. */
export type Query<T> = {
  data: T | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

type LoadedProps<T> = {
  query: Query<T>;
  /** A sentence, or a whole <Empty/> with an action. */
  empty?: ReactNode;
  isEmpty?: ((data: NonNullable<T>) => boolean) | undefined;
  /** A placeholder in the shape of the content. */
  skeleton?: ReactNode;
  children: (data: NonNullable<T>) => ReactNode;
};

/** Renders a query in all its states; loaded data stays visible during a refetch, and when that fails. */
export function Loaded<T>({ query, empty, isEmpty = isNothing, skeleton, children }: LoadedProps<T>) {
  const { data, error, isPending, isFetching, refetch } = query;
  const retry = () => void refetch();
  if (data !== undefined && data !== null) {
    return (
      <div className="yz-loaded" aria-busy={isFetching}>
        {error !== null && error !== undefined && (
          <ErrorNote slim title={staleText(error)} onRetry={retry} retrying={isFetching} />
        )}
        {isEmpty(data) ? emptyOf(empty) : children(data)}
      </div>
    );
  }
  if (error !== null && error !== undefined)
    return <ErrorNote {...toErrorText(error)} onRetry={retry} retrying={isFetching} />;
  if (!isPending) return emptyOf(empty);
  return (
    <div className="yz-loaded" aria-busy="true">
      <span role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </span>
      {skeleton ?? <Skeleton lines={3} />}
    </div>
  );
}

/** Whoever asks too often reads when to ask again. */
const staleText = (error: unknown) =>
  error instanceof ApiError && error.http === 429 ? t('staleBusy', { reason: error.msg }) : t('stale');

const emptyOf = (empty: ReactNode) =>
  typeof empty === 'string' || empty === undefined ? <Empty text={empty} /> : empty;

/** An empty list, or an empty page of one. */
function isNothing(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  return typeof data === 'object' && data !== null && 'records' in data && isNothing(data.records);
}

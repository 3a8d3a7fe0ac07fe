import { useQuery } from '@tanstack/react-query';
import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import { publishing } from '@yizhan/contract/texts/zh-CN/publishing.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ publishing });

/** The comparable revisions of a publication, newest first, and the default comparison. */
export function useRevisionOptions(state: PublicationState) {
  const revisions = useQuery(query.publishing.revisions({ id: state.id, size: requestLimits.maxPageSize }));
  const numbers = (revisions.data?.records ?? []).map(({ number }) => String(number));
  const values = state.draft ? ['draft', ...numbers] : numbers;
  const [newest, before] = values;
  const published = state.published && String(state.published.number);
  const from = published && published !== newest ? published : before;
  return {
    options: values.map((value) => ({
      value,
      label: value === 'draft' ? t('draftSide') : t('revisionSide', { n: value }),
    })),
    usual: newest && from ? { from, to: newest } : undefined,
  };
}

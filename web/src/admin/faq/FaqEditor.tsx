import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FaqContent, type FaqDetail, faqContent } from '@yizhan/contract/entities/faq.ts';
import { faqManage } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import { useState } from 'react';
import { LoadedRecord } from '../../admin-kit/form/LoadedRecord.tsx';
import { query } from '../../lib/api.ts';
import { rememberPicture } from '../../lib/picture-urls.ts';
import { textsOf } from '../../lib/text.ts';
import { useFreshQuery } from '../../lib/useFreshQuery.ts';
import { Page } from '../../ui/Page.tsx';
import { FaqForm } from './FaqForm.tsx';

const t = textsOf({ faqManage });

const rememberFileUrls = (detail: FaqDetail) => {
  for (const [link, url] of Object.entries(detail.links)) rememberPicture(link, url);
  return detail;
};

/** The editor page of an entry. */
export function FaqEditor({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useQueryClient();
  const [filled, setFilled] = useState(0);
  const found = useFreshQuery({ ...query.faq.get({ id }), select: rememberFileUrls });
  const refresh = () => client.invalidateQueries({ queryKey: query.faq.list.queryKey });
  const reload = async () => {
    await Promise.all([found.refetch(), refresh()]);
    setFilled((times) => times + 1);
  };
  return (
    <Page wide title={found.data?.name ?? t('title')} back={onClose}>
      <LoadedRecord query={found}>
        {({ content, links: _, ...state }) => (
          <FaqForm
            key={filled}
            state={state}
            content={content}
            onSaved={async () => void refresh()}
            onReload={reload}
            onRemoved={onClose}
          />
        )}
      </LoadedRecord>
    </Page>
  );
}

type NewFaqProps = { onSaved: (id: string) => void; onClose: () => void };

export function NewFaq({ onSaved, onClose }: NewFaqProps) {
  const departments = useQuery(query.departments.tree()).data;
  const deptId = departments?.[0]?.id;
  return (
    <Page wide title={t('add')} back={onClose}>
      {deptId !== undefined && (
        <FaqForm
          state={undefined}
          content={blank(deptId)}
          onSaved={async (id) => onSaved(id)}
          onReload={() => undefined}
          onRemoved={onClose}
        />
      )}
    </Page>
  );
}

/** What the schema adds by itself, with question and answer to fill in. */
const blank = (deptId: string): FaqContent => ({
  ...faqContent.parse({ question: '-', answers: [{ html: '-' }], deptId: '1' }),
  ...{ question: '', answers: [{ identities: [], html: '' }], deptId },
});

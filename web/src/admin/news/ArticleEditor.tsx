import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewsColumnRow } from '@yizhan/contract/entities/news.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { newsManage } from '@yizhan/contract/texts/zh-CN/news-manage.ts';
import { LoadedRecord } from '../../admin-kit/form/LoadedRecord.tsx';
import { PaneSkeleton } from '../../admin-kit/form/PaneSkeleton.tsx';
import { RecordForm } from '../../admin-kit/form/RecordForm.tsx';
import { NEW } from '../../admin-kit/list/useListParams.ts';
import { sayPublished } from '../../admin-kit/view-as.ts';
import { api, query } from '../../lib/api.ts';
import { articlePath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { toast } from '../../ui/toast.ts';
import { ArticleFields } from './ArticleFields.tsx';
import { type ArticleValues, articleForm, newArticle, toInput, toValues } from './article-values.ts';

const t = textsOf({ newsManage });
const adminText = textsOf({ admin });

type ArticleEditorProps = {
  record: string;
  /** The column being viewed: the default of a new article. */
  columnId: string | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
  onColumns: () => void;
};

/** The editor page of an article. */
export function ArticleEditor({ record, columnId, onOpen, onClose, onColumns }: ArticleEditorProps) {
  const columns = useQuery(query.news.manageColumns());
  const first = columns.data?.find(({ id }) => id === columnId) ?? columns.data?.[0];
  const noColumn = (
    <Empty
      text={t('needColumn')}
      action={
        <Button variant="primary" onClick={onColumns}>
          {t('goColumns')}
        </Button>
      }
    />
  );
  return (
    <Page wide title={t(record === NEW ? 'newArticle' : 'editArticle')} back={onClose}>
      <Loaded query={columns} skeleton={<PaneSkeleton />} empty={noColumn}>
        {(all) =>
          record === NEW ? (
            <Form columns={all} initial={newArticle(first?.id ?? '')} onSaved={onOpen} onClose={onClose} />
          ) : (
            <StoredArticle id={record} columns={all} onSaved={onOpen} onClose={onClose} />
          )
        }
      </Loaded>
    </Page>
  );
}

type FormProps = {
  columns: readonly NewsColumnRow[];
  initial: ArticleValues;
  held?: { id: string; version: number };
  onSaved: (id: string) => void;
  onClose: () => void;
};

function StoredArticle({ id, ...rest }: Omit<FormProps, 'initial' | 'held'> & { id: string }) {
  const found = useQuery({ ...query.news.detail({ id }), gcTime: 0 });
  return (
    <LoadedRecord query={found}>
      {(detail) => <Form key={detail.version} {...rest} initial={toValues(detail)} held={detail} />}
    </LoadedRecord>
  );
}

function Form({ columns, initial, held, onSaved, onClose }: FormProps) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: query.news.queryKey });
  const save = async (values: ArticleValues) => {
    const article = toInput(values, new Date());
    const saved = await api.news.submit(held ? { article, held: { id: held.id, version: held.version } } : { article });
    return { ...saved, isOut: values.release === 'now' };
  };
  return (
    <RecordForm
      schema={articleForm}
      initial={initial}
      save={save}
      onSaved={({ id, isOut }) => {
        if (isOut) sayPublished(adminText('saved'), articlePath(id));
        else toast.success(adminText('saved'));
        void refresh();
        onSaved(id);
      }}
      onReload={() => void refresh()}
      onClose={onClose}
    >
      <ArticleFields columns={columns} />
    </RecordForm>
  );
}

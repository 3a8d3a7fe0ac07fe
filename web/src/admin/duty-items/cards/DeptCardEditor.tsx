import { useQueryClient } from '@tanstack/react-query';
import { type DepartmentCard, departmentCardInput } from '@yizhan/contract/entities/departments.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { departmentCardsManage } from '@yizhan/contract/texts/zh-CN/department-cards-manage.ts';
import { useState } from 'react';
import { PaneSkeleton } from '../../../admin-kit/form/PaneSkeleton.tsx';
import { RecordForm } from '../../../admin-kit/form/RecordForm.tsx';
import { api, query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { useFreshQuery } from '../../../lib/useFreshQuery.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { toast } from '../../../ui/toast.ts';
import { CardPreview } from './CardPreview.tsx';
import { DeptCardFields } from './DeptCardFields.tsx';
import { toCardInput } from './to-card-input.ts';
import { useClearCard } from './useClearCard.ts';

const t = textsOf({ departmentCardsManage });
const adminText = textsOf({ admin });

export function DeptCardEditor({ id }: { id: string }) {
  const client = useQueryClient();
  const [filled, setFilled] = useState(0);
  const found = useFreshQuery(query.departments.cardToEdit({ id }));
  const refresh = () => client.invalidateQueries({ queryKey: query.departments.queryKey });
  const reload = async () => {
    await refresh();
    setFilled((times) => times + 1);
  };
  const clear = useClearCard(() => void reload());
  return (
    <section className="dept-cards__editor admin-card" aria-label={found.data?.name ?? t('title')}>
      <Loaded query={found} skeleton={<PaneSkeleton />}>
        {(card) => (
          <>
            <header className="dept-cards__head">
              <h2>{card.name}</h2>
              <Menu
                label={adminText('actionsOf', { name: card.name })}
                items={[
                  { key: 'clear', label: t('clear'), icon: 'trash', danger: true, onSelect: () => void clear(card) },
                ]}
              />
            </header>
            <CardForm key={filled} card={card} onSaved={() => void refresh()} onReload={() => void reload()} />
          </>
        )}
      </Loaded>
    </section>
  );
}

type CardFormProps = { card: DepartmentCard; onSaved: () => void; onReload: () => void };

function CardForm({ card, onSaved, onReload }: CardFormProps) {
  const client = useQueryClient();
  const [first] = useState(card);
  const [version, setVersion] = useState(card.version);
  return (
    <RecordForm
      schema={departmentCardInput}
      initial={toCardInput(first)}
      save={async (values) => {
        const saved = await api.departments.submitCard({ ...values, id: first.id, version });
        const written: DepartmentCard = { ...first, ...values, version: saved.version };
        client.setQueryData(query.departments.cardToEdit({ id: first.id }).queryKey, written);
        return saved;
      }}
      onSaved={(saved) => {
        setVersion(saved.version);
        toast.success(t('saved'));
        onSaved();
      }}
      onReload={onReload}
    >
      <div className="dept-cards__panes">
        <div className="dept-cards__fields">
          <DeptCardFields />
        </div>
        <CardPreview card={first} />
      </div>
    </RecordForm>
  );
}

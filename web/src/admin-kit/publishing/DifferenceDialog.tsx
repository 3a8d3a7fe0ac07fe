import { useQuery } from '@tanstack/react-query';
import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { publishing } from '@yizhan/contract/texts/zh-CN/publishing.ts';
import { useState } from 'react';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Select } from '../../ui/Select.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import type { ChangeDescriber } from './change-describer.ts';
import { useRevisionOptions } from './useRevisionOptions.ts';
import './publishing.css';

const t = textsOf({ publishing });

export type Comparison = { from: string; to: string };
type DifferenceDialogProps = {
  state: PublicationState;
  /** The initial comparison; by default the newest with the published version. */
  first?: Comparison | undefined;
  describe: ChangeDescriber;
  onClose: () => void;
};

export function DifferenceDialog({ state, first, describe, onClose }: DifferenceDialogProps) {
  const sides = useRevisionOptions(state);
  const [chosen, setChosen] = useState(first);
  const compared = chosen ?? sides.usual;
  return (
    <Dialog open title={t('differenceTitle')} width={1080} onClose={onClose}>
      {compared ? (
        <>
          <div className="publishing-sides">
            <Select
              label={t('from')}
              value={compared.from}
              options={sides.options}
              onChange={(from) => setChosen({ ...compared, from })}
            />
            <Select
              label={t('to')}
              value={compared.to}
              options={sides.options}
              onChange={(to) => setChosen({ ...compared, to })}
            />
          </div>
          <Changes id={state.id} compared={compared} describe={describe} />
        </>
      ) : (
        <p className="publishing-note">{t('onlyDraft')}</p>
      )}
    </Dialog>
  );
}

function Changes({ id, compared, describe }: { id: string; compared: Comparison; describe: ChangeDescriber }) {
  const side = (value: string) => (value === 'draft' ? value : Number(value));
  const changes = useQuery(query.publishing.difference({ id, from: side(compared.from), to: side(compared.to) }));
  return (
    <Loaded query={changes} isEmpty={() => false}>
      {(list) => <ChangeTable changes={list} describe={describe} />}
    </Loaded>
  );
}

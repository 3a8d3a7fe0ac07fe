import { useQueryClient } from '@tanstack/react-query';
import type { BulkListName } from '@yizhan/contract/bulk-lists.ts';
import type { FieldChoice } from '@yizhan/contract/entities/bulk.ts';
import { bulkExport } from '@yizhan/contract/texts/zh-CN/bulk-export.ts';
import { useState } from 'react';
import { api, query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { runAction } from '../../run-action.ts';
import { ChoiceName } from './ChoiceName.tsx';

const t = textsOf({ bulkExport });

type SavedChoicesProps = {
  list: BulkListName;
  choices: readonly FieldChoice[];
  chosen: readonly string[];
  onApply: (fields: readonly string[]) => void;
  /** Nothing is ticked that could be saved. */
  onNone: () => void;
};

/** A person's own choices of fields: one click fills the form; the current one can be saved under a name. */
export function SavedChoices({ list, choices, chosen, onApply, onNone }: SavedChoicesProps) {
  const client = useQueryClient();
  const [naming, setNaming] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: query.bulk.exportFields({ list }).queryKey });
  const isCurrent = ({ fields }: FieldChoice) => fields.join() === chosen.join();

  const save = async (name: string) => {
    const done = await runAction(api.bulk.saveChoice({ list, name, fields: [...chosen] }), t('choiceSaved', { name }));
    if (!done) return;
    setNaming(false);
    await refresh();
  };
  const remove = async ({ id, name }: FieldChoice) => {
    await runAction(api.bulk.removeChoice({ list, id }), t('choiceRemoved', { name }));
    await refresh();
  };
  return (
    <Stack gap={2}>
      <Row wrap>
        <span>{t('choices')}</span>
        {choices.length === 0 && (
          <Text size={12} tone="faint">
            {t('choicesNone')}
          </Text>
        )}
        {choices.map((choice) => (
          <span key={choice.id} className="bulk-choices__choice">
            <Chip onClick={() => onApply(choice.fields)} selected={isCurrent(choice)}>
              {choice.name}
            </Chip>
            <IconButton
              icon="close"
              size="small"
              label={t('removeChoice', { name: choice.name })}
              onClick={() => void remove(choice)}
            />
          </span>
        ))}
        <Button
          className="bulk-choices__save"
          size="small"
          variant="quiet"
          icon="save"
          onClick={() => (chosen.length === 0 ? onNone() : setNaming(true))}
        >
          {t('saveChoice')}
        </Button>
      </Row>
      {naming && <ChoiceName onSave={save} onCancel={() => setNaming(false)} />}
    </Stack>
  );
}

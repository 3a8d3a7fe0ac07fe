import type { ConfigEntry, ConfigReference } from '@yizhan/contract/entities/config-file.ts';
import { configEntryStateNames, configFile, configRefusals } from '@yizhan/contract/texts/zh-CN/config-file.ts';
import { ChangeTable } from '../../admin-kit/publishing/ChangeTable.tsx';
import { textsOf } from '../../lib/text.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { describeContent, partName, targetName } from './part-names.ts';

const t = textsOf({ configFile });
const stateName = textsOf({ configEntryStateNames });
const refusalText = textsOf({ configRefusals });

const tones = { new: 'good', changed: 'info', same: 'neutral', blocked: 'bad' } as const;

type EntryRowProps = {
  entry: ConfigEntry;
  chosen: boolean;
  /** Absent for what cannot be applied. */
  onChoose: ((on: boolean) => void) | undefined;
};

export function EntryRow({ entry, chosen, onChoose }: EntryRowProps) {
  const { name, kind, state } = entry;
  return (
    <tr>
      <td>{onChoose && <Checkbox aria-label={t('choose', { name })} checked={chosen} onChange={onChoose} />}</td>
      <th scope="row">
        {name}
        <Text as="div" size={12} tone="second">
          {partName(kind)}
        </Text>
      </th>
      <td>
        <Chip tone={tones[state]}>{stateName(state)}</Chip>
      </td>
      <td>
        <Effect entry={entry} />
      </td>
    </tr>
  );
}

function Effect({ entry }: { entry: ConfigEntry }) {
  const { state, refusal, missing, dropped, changes, replacesDraft, needsReview } = entry;
  const words = ({ to, name }: ConfigReference) => ({ what: targetName(to), name });
  return (
    <Stack gap={1}>
      {refusal !== '' && <Text tone="bad">{refusalText(refusal)}</Text>}
      {missing.map((one) => (
        <Text key={one.to + one.name} tone="bad">
          {t('missing', words(one))}
        </Text>
      ))}
      {state === 'new' && !needsReview && <Text>{t('created')}</Text>}
      {needsReview && state !== 'blocked' && <Text tone="warn">{t('waitsForReview')}</Text>}
      {dropped.map((one) => (
        <Text key={one.to + one.name} tone="warn">
          {t('dropped', words(one))}
        </Text>
      ))}
      {replacesDraft && state !== 'blocked' && <Text tone="warn">{t('draftLost')}</Text>}
      {changes.length > 0 && (
        <details>
          <summary>{t('showChanges', { n: changes.length })}</summary>
          <ChangeTable changes={changes} describe={describeContent} />
        </details>
      )}
    </Stack>
  );
}

import type { ConfigCheck, ConfigEntry } from '@yizhan/contract/entities/config-file.ts';
import { configFile } from '@yizhan/contract/texts/zh-CN/config-file.ts';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { EntryRow } from './EntryRow.tsx';

const t = textsOf({ configFile });

const canApply = ({ state }: ConfigEntry) => state === 'new' || state === 'changed';

type CheckedFileProps = { check: ConfigCheck; busy: boolean; onApply: (chosen: readonly number[]) => void };

/** The dry run: each item with what it would change, and a tick. */
export function CheckedFile({ check, busy, onApply }: CheckedFileProps) {
  const { school, exportedAt, entries } = check;
  const applicable = entries.filter(canApply).map(({ index }) => index);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(applicable));
  const count = (state: ConfigEntry['state']) => entries.filter((one) => one.state === state).length;
  const counts = { added: count('new'), changed: count('changed'), same: count('same'), blocked: count('blocked') };
  const toggle = (index: number, on: boolean) =>
    setChosen((now) => new Set(on ? [...now, index] : [...now].filter((one) => one !== index)));
  // What is different or refused is what one has to look at.
  const shown = entries.filter(({ state }) => state !== 'same');
  return (
    <Stack>
      <Text as="p">{t('fromSchool', { school, at: exportedAt })}</Text>
      <Text as="p" strong>
        {shown.length === 0 ? t('nothingNew') : t('summary', counts)}
      </Text>
      {shown.length > 0 && (
        <div className="config-file__scroll">
          <table className="config-file__entries" aria-label={t('importTitle')}>
            <thead>
              <tr>
                <td>
                  <Checkbox
                    aria-label={t('chooseAll')}
                    checked={chosen.size > 0 && chosen.size === applicable.length}
                    partly={chosen.size > 0 && chosen.size < applicable.length}
                    disabled={applicable.length === 0}
                    onChange={(on) => setChosen(new Set(on ? applicable : []))}
                  />
                </td>
                {(['what', 'state', 'effect'] as const).map((head) => (
                  <th key={head} scope="col">
                    {t(head)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((entry) => (
                <EntryRow
                  key={entry.index}
                  entry={entry}
                  chosen={chosen.has(entry.index)}
                  onChoose={canApply(entry) ? (on) => toggle(entry.index, on) : undefined}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {applicable.length > 0 && (
        <Row>
          <Button
            variant="primary"
            loading={busy}
            disabled={chosen.size === 0}
            onClick={() => onApply([...chosen].sort((a, b) => a - b))}
          >
            {t('apply', { n: chosen.size })}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

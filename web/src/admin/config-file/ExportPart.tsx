import { useQuery } from '@tanstack/react-query';
import type { ConfigPart } from '@yizhan/contract/config-parts.ts';
import { configFile } from '@yizhan/contract/texts/zh-CN/config-file.ts';
import { useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { toast } from '../../ui/toast.ts';
import { partName } from './part-names.ts';

const t = textsOf({ configFile });

/** The parts to take along, and the file. */
export function ExportPart() {
  const parts = useQuery(query.configFile.parts());
  const [chosen, setChosen] = useState<ReadonlySet<ConfigPart>>();
  const [busy, setBusy] = useState(false);
  const filled = (parts.data ?? []).filter(({ published }) => published > 0).map(({ part }) => part);
  const going = chosen ?? new Set(filled);
  const toggle = (part: ConfigPart, on: boolean) =>
    setChosen(new Set(on ? [...going, part] : [...going].filter((one) => one !== part)));
  const download = async () => {
    if (going.size === 0) return void toast.error(t('chooseParts'));
    setBusy(true);
    const made = await runAction(api.configFile.exportFile({ parts: [...going] }));
    setBusy(false);
    if (!made) return undefined;
    const { school, exportedAt, items } = made.answer;
    saveFile(`${school} ${exportedAt.slice(0, 10)}.json`, 'application/json', JSON.stringify(made.answer, null, 2));
    return toast.success(t('downloaded', { n: items.length }));
  };
  return (
    <section className="admin-card config-file" aria-label={t('exportTitle')}>
      <Stack>
        <Text as="h2" size={16} strong>
          {t('exportTitle')}
        </Text>
        <Text as="p" tone="second">
          {t('exportText')}
        </Text>
        <Loaded query={parts}>
          {(rows) => (
            <ul className="config-file__parts">
              {rows.map(({ part, published }) => (
                <li key={part}>
                  <Checkbox checked={going.has(part)} disabled={published === 0} onChange={(on) => toggle(part, on)}>
                    {t('partCount', { name: partName(part), n: published })}
                  </Checkbox>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
        <Row>
          <Button
            variant="primary"
            icon="download"
            disabled={!parts.data}
            loading={busy}
            onClick={() => void download()}
          >
            {t('download')}
          </Button>
        </Row>
      </Stack>
    </section>
  );
}

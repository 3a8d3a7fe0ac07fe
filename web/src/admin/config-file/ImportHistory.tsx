import { useQuery } from '@tanstack/react-query';
import type { ConfigImport } from '@yizhan/contract/entities/config-file.ts';
import { configFile } from '@yizhan/contract/texts/zh-CN/config-file.ts';
import { runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { queryClient } from '../../lib/query-client.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { ask } from '../../ui/confirm.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { toast } from '../../ui/toast.ts';

const t = textsOf({ configFile });

async function undo(id: string): Promise<void> {
  if (!(await ask({ title: t('undoTitle'), text: t('undoText'), yes: t('undo'), danger: true }))) return;
  const done = await runAction(api.configFile.undo({ id }));
  if (done) {
    const { undone: n, kept } = done.answer;
    if (kept.length === 0) toast.success(t('undoneAll', { n }));
    else toast.info(t('undoneSome', { n, names: kept.join('、') }));
  }
  await queryClient.invalidateQueries();
}

/** The last imports, each with the way back. */
export function ImportHistory() {
  const history = useQuery(query.configFile.history());
  return (
    <section className="admin-card config-file" aria-label={t('historyTitle')}>
      <Stack>
        <Text as="h2" size={16} strong>
          {t('historyTitle')}
        </Text>
        <Loaded query={history} empty={<Text tone="second">{t('none')}</Text>}>
          {(rows) => (
            <ul className="config-file__imports">
              {rows.map((row) => (
                <ImportLine key={row.id} row={row} />
              ))}
            </ul>
          )}
        </Loaded>
      </Stack>
    </section>
  );
}

function ImportLine({ row }: { row: ConfigImport }) {
  const { id, school, by, at, names, undone } = row;
  return (
    <li>
      <Row justify="between" wrap>
        <div>
          <Text as="div">{t('line', { school, n: names.length })}</Text>
          <Text as="div" size={12} tone="second">
            {[by, toMinute(at), names.map(({ name }) => name).join('、')].join(' · ')}
          </Text>
        </div>
        {undone ? <Chip>{t('undone')}</Chip> : <Button onClick={() => void undo(id)}>{t('undo')}</Button>}
      </Row>
    </li>
  );
}

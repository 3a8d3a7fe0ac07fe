import { cardAffairsSettings } from '@yizhan/contract/texts/zh-CN/card-affairs-settings.ts';
import { todoCategories } from '@yizhan/contract/todo-categories.ts';
import { Checkbox } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { toWireTime } from '../../lib/format.ts';
import { hrefOf, todosPath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';

const t = textsOf({ cardAffairsSettings });

export const settings = (): CardSettings<'affairs'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'process',
  initial: { tabs: [...todoCategories] },
  sample,
  settings: {
    tabs: {
      label: t('tabs'),
      words: (tabs) =>
        inOrder(tabs)
          .map((tab) => t(tab))
          .join(t('separator')),
    },
  },
  ConfigForm,
});

/** In the card's order, whichever was ticked first. */
const inOrder = (tabs: readonly (typeof todoCategories)[number][]) =>
  todoCategories.filter((tab) => tabs.includes(tab));

function ConfigForm() {
  const options = todoCategories.map((tab) => ({ value: tab, label: t(tab) }));
  return (
    <FormField name={['config', 'tabs']} label={t('tabs')} help={t('tabsHelp')} required>
      <Checkbox.Group options={options} />
    </FormField>
  );
}

const HOUR_MS = 3_600_000;

const rows = [
  { title: 'title1', item: 'item1', node: 'node1', handler: 'handler1', sent: 0.3, due: 20 },
  { title: 'title2', item: 'item2', node: 'node2', handler: 'handler2', sent: 5, due: -2 },
  { title: 'title3', item: 'item3', node: 'node3', handler: 'handler3', sent: 26, due: 70 },
  { title: 'title4', item: 'item4', node: 'node4', handler: 'handler4', sent: 50, due: null },
  { title: 'title5', item: 'item5', node: 'node5', handler: 'handler5', sent: 120, due: null },
] as const;

const counts = { TODO: 128, READ: 6, STARTED: 5, DONE: 42, CC: 5 } as const;

/** Sample to-dos in the tabs the card shows. */
const sample: CardSettings<'affairs'>['sample'] = ({ config, now }) => {
  const after = (hours: number) => toWireTime(new Date(now.getTime() + hours * HOUR_MS));
  return {
    list: todoCategories
      .filter((tab) => config.tabs.includes(tab))
      .map((tab) => ({
        tab,
        num: counts[tab],
        result: rows.map(({ title, item, node, handler, sent, due }) => ({
          id: title,
          title: t(title),
          itemName: t(item),
          nodeName: t(node),
          handler: t(handler),
          sentAt: after(-sent),
          dueAt: due === null || tab === 'DONE' ? null : after(due),
          late: due !== null && due < 0 && tab !== 'DONE',
          important: title === 'title1',
          url: hrefOf(todosPath(tab)),
          identityId: null,
          ask: null,
        })),
      })),
  };
};

import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import { Form } from 'antd';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { QuickEntry } from './QuickEntry.tsx';

const t = textsOf({ portalConfig });

export function QuickFields() {
  return (
    <Form.List name="items">
      {(fields, { add, remove, move }) => (
        <>
          {fields.length === 0 && <Empty size="small" text={t('quickNone')} />}
          {fields.map(({ key, name }) => (
            <QuickEntry
              key={key}
              at={name}
              last={name === fields.length - 1}
              onMove={(to) => move(name, to)}
              onRemove={() => remove(name)}
            />
          ))}
          {fields.length < portalLimits.maxQuickItems && (
            <Button icon="plus" onClick={() => add({ name: '', icon: 'link', url: '', picture: null })}>
              {t('quickAdd')}
            </Button>
          )}
        </>
      )}
    </Form.List>
  );
}

import type { BinRow } from '@yizhan/contract/entities/recycling.ts';
import { auditEntityNames } from '@yizhan/contract/texts/zh-CN/audit.ts';
import { bin } from '@yizhan/contract/texts/zh-CN/bin.ts';
import { Facts } from '../../admin-kit/Facts.tsx';
import { FormPane } from '../../admin-kit/form/FormPane.tsx';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { removeForGood, restore } from './bin-actions.ts';

const t = textsOf({ bin });
const kindName = textsOf({ auditEntityNames });

export function BinPane({ row, onClose }: { row: BinRow; onClose: () => void }) {
  const { name, kind, removedBy, removedAt, daysLeft } = row;
  const facts = [
    [t('kind'), kindName(kind)],
    [t('removedBy'), removedBy],
    [t('removedAt'), removedAt],
    [t('left'), t('daysLeft', { n: daysLeft })],
  ] as const;
  const run = async (action: Promise<boolean>) => {
    if (await action) onClose();
  };
  return (
    <FormPane title={name} onClose={onClose}>
      <div className="admin-reading">
        <Facts facts={facts} />
        <Row>
          <Button variant="primary" icon="undo" onClick={() => void run(restore(row))}>
            {t('restore')}
          </Button>
          <Button icon="trash" onClick={() => void run(removeForGood(row))}>
            {t('removeForGood')}
          </Button>
        </Row>
      </div>
    </FormPane>
  );
}
